import { describe, expect, test } from 'vitest'
import { isPlaceholder } from '../../src/placeholders.ts'

describe('a text that only stands in for one', () => {
  test.each([
    'Error: the summary call was rejected', '429 Too many requests', 'Rate limit reached, retry in 20 s', "I'm sorry, I can't do that.", 'As an AI model I have no access to it.', '[summary here]', '{{summary}}', '<summary>', 'TODO', '...', '—',
    'Nothing to summarise.', 'The history was empty.', 'Below is the summary you asked for:', 'Summary:', 'Failed to generate a summary', 'net::ERR_CONNECTION_RESET', 'Traceback (most recent call last)', 'Please provide the conversation.', '!!!',
  ])('%s', (text) => { expect(isPlaceholder(text, ['The crew counted the crates and closed the hatch.'])).toBe(true) })

  test.each([
    'The crew counted the crates.', 'Summary: the crates were counted and the hatch was closed.', 'Failed to reproduce the leak on the second boat; it needs the old pump.', 'Connection pool of the harbour office was enlarged.',
    'Here is what was decided: the hatch stays shut.', 'Forbidden: smoking below deck.', 'Timetable: first boat at dawn.', '箱を数えた。', 'The server room was swept.',
  ])('not: %s', (text) => { expect(isPlaceholder(text, ['The crew counted the crates and closed the hatch.'])).toBe(false) })

  test('an error that the source tells of itself is content', () => {
    const source = 'pump --start\nError: EPUMPJAM: impeller blocked at stage 2\nexit code 4'
    expect(isPlaceholder('Error: EPUMPJAM at stage 2', [source])).toBe(false)
    expect(isPlaceholder('Error: EPUMPJAM at stage 2', ['The crew counted the crates.'])).toBe(true)
  })
})
