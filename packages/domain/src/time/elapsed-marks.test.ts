import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { elapsedMarks } from './elapsed-marks.ts'

const minutes = (marks: readonly number[]) => marks.map((mark) => mark / 60_000)

it.each([
  [0, 6, [0]],
  [4, 6, [0, 1, 2, 3, 4]],
  [29, 6, [0, 5, 10, 15, 20, 25]],
  [45, 12, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45]],
  [45, 6, [0, 10, 20, 30, 40]],
  [45, 3, [0, 15, 30, 45]],
  [45, 2, [0, 30]],
  [45, 1, [0]],
  [60, 6, [0, 10, 20, 30, 40, 50, 60]],
  [60, 3, [0, 20, 40, 60]],
  [138, 6, [0, 30, 60, 90, 120]],
  [600, 2, [0, 300, 600]],
  [Number.NaN, 6, [0]],
])('the marks of %d minutes with space for %d steps are %j', (length, mostSteps, expected) => {
  expect(minutes(elapsedMarks(length * 60_000, mostSteps))).toEqual(expected)
})

it('the marks begin at zero, are even, and never have more steps than fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 * 3_600_000 }), fc.integer({ min: 1, max: 20 }), (last, mostSteps) => {
      const marks = elapsedMarks(last, mostSteps)
      expect(marks[0]).toBe(0)
      expect(marks.length).toBeLessThanOrEqual(mostSteps + 1)
      expect(marks.at(-1)).toBeLessThanOrEqual(last)
      expect(new Set(marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))).size).toBeLessThanOrEqual(1)
    }),
  )
})
