/** Open work as agents note it. */
import { describe, expect, test } from 'vitest'
import { OpenWork } from '../../src/open-work.ts'

const open = (work: OpenWork): string[] => work.open().map(({ text }) => text)

describe('open work', () => {
  test.each([
    ['TodoWrite {"todos":[{"content":"a","status":"completed"},{"content":"b","status":"pending"},{"content":"c","status":"in_progress"}]}', ['b', 'c']],
    ['todowrite {"todos":[{"content":"a","status":"cancelled"},{"content":"b","status":"pending"}]}', ['b']],
    ['update_plan {"plan":[{"step":"a","status":"in_progress"},{"step":"b","status":"completed"}]}', ['a']],
    ['write_todos {"todos":[{"description":"a","status":"pending"}]}', ['a']],
    ['Bash {"todos":[{"content":"a","status":"pending"}]}', []],
    ['TodoWrite {"todos":[{"content":"a"', []],
    ['TodoWrite {"todos":[1,null,{"status":"pending"},{"content":" "}]}', []],
    ['TodoWrite', []],
  ])('%s', (text, expected) => {
    const work = new OpenWork()
    work.takeCall('L1', text, 'c1')
    expect(open(work)).toEqual(expected)
  })
  test('a list takes the place of the one before it', () => {
    const work = new OpenWork()
    work.takeCall('L1', 'TodoWrite {"todos":[{"content":"a","status":"pending"}]}', 'c1')
    work.takeCall('L2', 'TodoWrite {"todos":[{"content":"b","status":"pending"}]}', 'c2')
    expect(work.open()).toEqual([{ span: 'L2', text: 'b' }])
  })
  test('a task has its number from the result that made it, and is done by that number', () => {
    const work = new OpenWork()
    work.takeCall('L1', 'TaskCreate {"subject":"tag it","description":"x"}', 'c1')
    expect(open(work)).toEqual([])
    work.takeResult('Task #7 created successfully: tag it', 'c1')
    expect(open(work)).toEqual(['tag it'])
    work.takeCall('L3', 'TaskUpdate {"taskId":"7","status":"in_progress"}', 'c2')
    expect(work.open()).toEqual([{ span: 'L3', text: 'tag it' }])
    work.takeCall('L4', 'TaskUpdate {"taskId":"7","status":"completed"}', 'c3')
    expect(open(work)).toEqual([])
  })
})
