import { describe, expect, test } from 'vitest'
import { HealthHistory } from '../../src/health.ts'

const history = (...points: readonly (readonly [number | null, number | null])[]): HealthHistory => {
  const made = new HealthHistory()
  points.forEach(([retained, verifiable], turn) => made.points.push({ turn, retained, verifiable }))
  return made
}

describe('the alarm', () => {
  test('sounds where the mean score of what is kept rises while that of what can be verified falls', () => {
    expect(history([0.41, 0.6], [0.5, 0.5], [0.62, 0.41], [0.79, 0.3]).alarm).toBe(true)
  })
  test.each([
    ['both rise', [[0.4, 0.4], [0.5, 0.5], [0.6, 0.6]]], ['both fall', [[0.6, 0.6], [0.5, 0.5], [0.4, 0.4]]], ['both stand still', [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]]],
    ['two points tell nothing', [[0.4, 0.6], [0.6, 0.4]]], ['points without scores are not counted', [[0.4, 0.6], [null, null], [0.6, 0.4], [null, 0.2]]],
  ] as const)('is silent where %s', (_, points) => { expect(history(...points).alarm).toBe(false) })
  test('looks at the last points alone', () => {
    expect(history(...Array.from({ length: 8 }, (_, index) => [0.9 - index / 20, 0.1 + index / 20] as const), ...Array.from({ length: 8 }, (_, index) => [0.1 + index / 20, 0.9 - index / 20] as const)).alarm).toBe(true)
  })
})
