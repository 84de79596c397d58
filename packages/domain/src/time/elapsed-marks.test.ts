import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { elapsedMarks } from './elapsed-marks.ts'

const minutes = (marks: readonly number[]) => marks.map((mark) => mark / 60_000)

it.each([
  [0, [0]],
  [4, [0, 1, 2, 3, 4]],
  [45, [0, 10, 20, 30, 40]],
  [60, [0, 10, 20, 30, 40, 50, 60]],
  [138, [0, 30, 60, 90, 120]],
])('%d minutes are marked at %j', (length, expected) => {
  expect(minutes(elapsedMarks(length * 60_000))).toEqual(expected)
})

it('begins at zero, is even, and has at most seven marks, however long it takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 * 3_600_000 }), (last) => {
      const marks = elapsedMarks(last)
      expect(marks[0]).toBe(0)
      expect(marks.length).toBeLessThanOrEqual(7)
      expect(marks.at(-1)).toBeLessThanOrEqual(last)
      expect(new Set(marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))).size).toBeLessThanOrEqual(1)
    }),
  )
})
