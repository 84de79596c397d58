import { expect, it } from 'vitest'

import { isSeenOn } from './is-seen-on.ts'

const DARK = '#0a0f12'
const PAPER = '#ffffff'
type Pixel = readonly [number, number, number, number]
const CLEAR: Pixel = [0, 0, 0, 0]
const BLACK: Pixel = [10, 10, 10, 255]
const WHITE: Pixel = [255, 255, 255, 255]
const ORANGE: Pixel = [240, 120, 20, 255]
const GHOST: Pixel = [255, 255, 255, 60]

const picture = (...parts: readonly (readonly [Pixel, number])[]) =>
  parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat())

it.each([
  ['black letters', picture([CLEAR, 70], [BLACK, 30]), false, true],
  ['white letters', picture([CLEAR, 70], [WHITE, 30]), true, false],
  ['black letters and an orange dot', picture([CLEAR, 60], [BLACK, 25], [ORANGE, 15]), false, true],
  ['an orange sign with a little black', picture([CLEAR, 50], [ORANGE, 45], [BLACK, 5]), true, true],
  ['black letters and what shines through', picture([GHOST, 70], [BLACK, 30]), false, true],
  ['a black picture that fills its place', picture([BLACK, 100]), true, true],
  ['a white picture that fills its place', picture([WHITE, 100]), true, true],
])('%s', (_, data, onDark, onPaper) => {
  expect([isSeenOn(data, DARK), isSeenOn(data, PAPER)]).toEqual([onDark, onPaper])
})
