import { expect, it } from 'vitest'

import { createTilePace } from './tile-pace.ts'

/** The shares of frames that come so many milliseconds after one another. */
const sharesOf = (gaps: readonly number[]): number[] => {
  const pace = createTilePace()
  let now = 1000
  const shares = [pace.shareAt(now)]
  for (const gap of gaps) {
    now += gap
    shares.push(pace.shareAt(now))
  }
  return shares
}

it('the tile pace is six tiles a frame while frames come in time', () => {
  expect(sharesOf([16, 17, 16])).toEqual([6, 6, 6, 6])
})

it('the tile pace falls to four after a late frame, and grows by one after each in time', () => {
  expect(sharesOf([50, 67, 16, 33, 50, 16])).toEqual([6, 4, 4, 5, 6, 4, 5])
})

it('the tile pace ignores a pause between two packets', () => {
  const pace = createTilePace()
  expect(pace.shareAt(16)).toBe(6)
  pace.rest()
  expect(pace.shareAt(1016)).toBe(6)
})
