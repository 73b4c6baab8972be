/** Corrections: turns that put the agent right or change the course, against praise, questions, small talk and answers. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureOf } from '../support/engines.ts'

const corrects = (previous: string | undefined, text: string): boolean => measureOf(text).isCorrection(previous)

describe('corrections', () => {
  it.each([
    ['I deployed to production.', 'Staging, please.'], ['I deployed to production.', 'I asked for staging.'], ['The button is green now.', 'It should be blue.'], ['The button is green now.', 'Blue!'], ['I moved the meeting to 3 pm.', '4 pm.'],
    ['I translated it into French.', 'Italian, not French.'], ['I deleted the branch.', 'That branch was still needed, bring it back.'], ['I wrote ten bullet points.', "That's too long."], ['I ordered two chairs.', 'I need three.'], ["I'll email the client now.", "Don't."],
    ["I'll email the client now.", 'Wait, let me read it first.'], ["I'll email the client now.", "Not until I've read it."], ['I renamed the variable to count.', 'Why? I liked the old name, change it back.'], ['I fixed the bug in parser.ts.', 'The bug is in lexer.ts.'],
    ['I fixed the bug in parser.ts.', 'You broke the lexer.'], ['The report is ready in PDF.', 'Can you make it Word instead?'], ['I counted 14 errors.', 'There are 15.'], ['I set the limit to 100.', '1000'], ['I wrote it in the past tense.', 'present tense please'],
    ['Done.', "That's not what I asked for."], ['I closed the ticket.', "Don't close tickets without asking me."], ['I merged the branch.', 'Without a review? Revert it.'], ["I've added a footer.", 'I said header.'], ['The backup runs at 2.', 'At 3, the database is locked at 2.'],
    ['I sent it to everyone.', 'Only Petra should get it.'], ['Shall I drop the table?', 'No, and stop dropping things.'], [undefined, "No, that's wrong, I meant the other file."],
    ['Ich habe Rot gewählt.', 'Blau bitte.'], ['Ich fahre mit Schritt 4 fort.', 'Halt, Schritt 3 fehlt noch.'], ["J'ai réservé pour lundi.", 'Non, pour mardi.'], ['He reservado una mesa para cuatro.', 'Somos seis.'], ['Ho prenotato il treno delle 8.', 'Quello delle 9, ti avevo detto.'],
    ['Reservei o voo da manhã.', 'O da tarde, por favor.'], ['Ik heb de vergadering op maandag gezet.', 'Dinsdag, had ik gezegd.'], ['Jag bokade bordet till sju.', 'Nej, till åtta.'], ['Wysłałem maila do Ani.', 'Do Basi miało być.'], ['Я отправил письмо Ольге.', 'Надо было Ирине.'],
    ['Masayı yediye ayırttım.', 'Sekize demiştim.'], ['حجزت الطاولة للساعة السابعة.', 'لا، للساعة الثامنة.'], ['我订了七点的位子。', '是八点。'], ['会議を月曜日に設定しました。', '火曜日です。'], ['회의를 월요일로 잡았습니다.', '화요일이라고 했잖아요.'], ['Saya pesan meja jam tujuh.', 'Bukan, jam delapan.'],
  ] as const)('%s → %s', (previous, text) => { expect(corrects(previous, text)).toBe(true) })
})

describe('near misses', () => {
  it.each([
    ['I deployed to production.', 'Great, thanks.'], ['I deployed to production.', 'Which version?'], ['The button is green now.', 'That looks good.'], ['I moved the meeting to 3 pm.', 'Is Ana free then?'], ['I deleted the branch.', 'No worries, it was stale anyway.'],
    ['Should I delete the branch?', 'No.'], ['Should I delete the branch?', 'No, thank you.'], ['Shall I use tabs or spaces?', 'Spaces.'], ['How many chairs do you need?', 'Three.'], ["I've summarised the article.", 'No notes from me.'], ["I'll email the client now.", 'ok do that'],
    ['I renamed the variable to count.', 'Good call, the old name was wrong.'], ['I fixed the bug in parser.ts.', 'Never seen a fix that fast!'], ['I fixed the bug in parser.ts.', 'Can you also add a test?'], ['The report is ready in PDF.', 'Send it to Ana.'], ['Here is the plan.', 'Not bad at all.'],
    ["The train leaves at 9.", "I'll be at the station at 8:45."], ['The meeting is on Monday.', "I'm on holiday until Sunday."], ['I merged the branch.', 'About time!'], ['Here is the list.', "Thanks, I don't need anything else."], ["I've drafted the reply.", 'Now translate it into German.'],
    ['Ich habe Rot gewählt.', 'Schöne Farbe.'], ["J'ai réservé pour lundi.", 'Parfait, à quelle heure ?'], ['He reservado una mesa.', 'Muchas gracias.'], ['Я отправил письмо.', 'Спасибо, жду ответа.'], ['我把按钮改成了绿色。', '好看。'], ['会議を設定しました。', 'ありがとうございます。'], ['회의를 잡았습니다.', '몇 시예요?'],
    ['Done.', ''], ['Done.', '/compact'], [undefined, 'Please add a footer to the page.'],
  ] as const)('%s → %s', (previous, text) => { expect(corrects(previous, text)).toBe(false) })
})

it('takes long turns and long answers', () => {
  const long = 'The walk through the templates went well. '.repeat(20_000)
  expect(corrects(long, long)).toBe(false)
  expect(corrects(long, `No, that is wrong. ${long}`)).toBe(true)
})

it('reaches its floor on the labelled cases', () => {
  const file = new URL('../../../shared/cases/corrections-open.jsonl', import.meta.url)
  if (!existsSync(file)) return void console.log('skipped: shared/ absent')
  const rows = readFileSync(file, 'utf8').split('\n').filter((row) => row !== '').map((row) => JSON.parse(row) as { readonly previous: string; readonly text: string; readonly label: string })
  const found = rows.filter((row) => corrects(row.previous, row.text)), right = found.filter((row) => row.label === 'correction').length
  const precision = right / found.length, recall = right / rows.filter((row) => row.label === 'correction').length
  expect((2 * precision * recall) / (precision + recall)).toBeGreaterThan(0.93)
})
