import { expect, it } from 'vitest'

import { colorsIn } from './logo-colors.ts'

type Pixel = readonly [number, number, number, number]
const pictureOf = (...parts: readonly (readonly [Pixel, number])[]) => ({
  data: new Uint8ClampedArray(parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat())),
})

const WHITE = [255, 255, 255, 255] as const
const BLACK = [12, 12, 12, 255] as const
const ORANGE = [240, 120, 20, 255] as const
const VIOLET = [124, 58, 237, 255] as const
const CLEAR_RED = [255, 0, 0, 90] as const

it('finds the colors of a logo on much white', () => {
  const found = colorsIn(pictureOf([WHITE, 900], [ORANGE, 200], [VIOLET, 100]))
  expect(found.toSorted()).toEqual(['#7c3aed', '#f07814'])
})

it('finds none in a logo of black and white', () => {
  expect(colorsIn(pictureOf([WHITE, 500], [BLACK, 300]))).toEqual([])
})

it('looks through what is transparent', () => {
  expect(colorsIn(pictureOf([CLEAR_RED, 900], [VIOLET, 300]))).toEqual(['#7c3aed'])
  expect(colorsIn(pictureOf([CLEAR_RED, 900]))).toEqual([])
})
