import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { pagesOf } from './pages.ts'

it.each([
  [0, 20, [0]],
  [20, 20, [20]],
  [21, 20, [11, 10]],
  [100, 30, [25, 25, 25, 25]],
  [3, 0, [1, 1, 1]],
])('%s participants at %s a page fill pages of %s', (people, perPage, sizes) => {
  const everyone = Array.from({ length: people }, (_, index) => index)
  expect(pagesOf(everyone, perPage).map((page) => page.length)).toEqual(sizes)
})

it('pages keep the order, never overfill, and differ by at most one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (items, perPage) => {
      const pages = pagesOf(items, perPage)
      const sizes = pages.map((page) => page.length)
      expect(pages.flat()).toEqual(items)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(perPage)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})
