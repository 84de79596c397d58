import { expect, it } from 'vitest'

import { placeAfter, rangeOf } from './places.ts'

it.each([
  ['ArrowDown', 0, 10, 1],
  ['ArrowDown', 9, 10, 9],
  ['ArrowUp', 0, 10, 0],
  ['PageDown', 5, 10, 9],
  ['PageUp', 8, 10, 2],
  ['Home', 8, 10, 0],
  ['End', 0, 10, 9],
  ['Enter', 3, 10, null],
  ['ArrowDown', -1, 0, null],
])('the key %s at %i of %i leads to %s', (key, at, count, place) => {
  expect(placeAfter(key, at, count)).toBe(place)
})

it('a range is the same from either end', () => {
  const rows = ['a', 'b', 'c', 'd']
  expect(rangeOf(rows, 1, 2)).toEqual(['b', 'c'])
  expect(rangeOf(rows, 2, 1)).toEqual(['b', 'c'])
})
