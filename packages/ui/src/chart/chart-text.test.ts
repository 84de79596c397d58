import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimateWidth, round, truncate, twoLines } from './chart-text.ts'

describe('twoLines', () => {
  it.each([
    ['Light', 100, ['Light']],
    ['Very light', 40, ['Very', 'light']],
    ['Very light', 100, ['Very light']],
    ['Entrenamiento', 40, ['Entre…']],
    ['one two three four', 50, ['one two', 'three f…']],
  ])('splits %s in %i', (text, width, lines) => {
    expect(twoLines(text, width, 10)).toEqual(lines)
  })

  it('never takes more than two lines nor more than the width, once a letter fits', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 12, max: 300 }), (text, width) => {
        const lines = twoLines(text, width, 10)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(estimateWidth(line, 10)).toBeLessThanOrEqual(width)
      }),
    )
  })
})

it('truncate counts whole letters', () => {
  expect(truncate('🏃🏃🏃🏃', 18, 10)).toBe('🏃🏃…')
})

it('round keeps two decimals', () => {
  expect(round(10 / 3)).toBe(3.33)
})
