import { contrast, difference } from '@repo/color/color-math'
import { deficiencies } from '@repo/color/color-vision'
import { describe, expect, it } from 'vitest'

import { chartGrounds, chartInks, chartPalettes, chartZones, paletteColor } from './chart-colors.ts'
import { colors, zoneLevels } from './colors.ts'

const eyes = [undefined, ...deficiencies] as const
const backgrounds = {
  screen: [colors.background, colors.surface, colors.surfaceRaised],
  paper: [colors.paper],
} as const

describe.each(chartGrounds)('the chart colors on %s', (ground) => {
  const palette = chartPalettes[ground]

  it('have eighteen colors', () => {
    expect(new Set(palette).size).toBe(18)
  })

  it.each(palette)('have a contrast of 3 for %s', (color) => {
    for (const background of backgrounds[ground]) expect(contrast(color, background)).toBeGreaterThanOrEqual(3)
  })

  it.each(palette.slice(1).map((color, index) => [color, palette[index] ?? color] as const))(
    'differ between %s and its neighbor %s, and from the first color, for every eye',
    (color, before) => {
      for (const eye of eyes) {
        expect(difference(color, before, eye)).toBeGreaterThanOrEqual(8)
        expect(difference(color, palette[0], eye)).toBeGreaterThanOrEqual(8)
      }
    },
  )

  it('have no two colors alike', () => {
    const pairs = palette.flatMap((a, index) => palette.slice(index + 1).map((b) => difference(a, b)))
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(10)
  })

  it.each(zoneLevels)('have a contrast of 3 for zone %s', (level) => {
    const color = chartZones[ground][level]
    for (const background of backgrounds[ground]) expect(contrast(color, background)).toBeGreaterThanOrEqual(3)
  })

  it.each(['light', 'moderate', 'intense', 'maximum'] as const)(
    'differ between zone %s and the one below it',
    (level) => {
      const below = chartZones[ground][zoneLevels[zoneLevels.indexOf(level) - 1] ?? level]
      for (const eye of eyes) expect(difference(chartZones[ground][level], below, eye)).toBeGreaterThanOrEqual(8)
    },
  )

  it('have readable texts and visible marks', () => {
    const { text, muted, axis, mark } = chartInks[ground]
    for (const background of backgrounds[ground]) {
      for (const word of [text, muted]) expect(contrast(word, background)).toBeGreaterThanOrEqual(4.5)
      for (const line of [axis, mark]) expect(contrast(line, background)).toBeGreaterThanOrEqual(3)
    }
  })

  it.each([2, 3, 17, 18, 19, 20, 36, 37, 38, 55])('with %i parts share no color between neighbors', (count) => {
    const round = Array.from({ length: count }, (_, index) => paletteColor(ground, index, count))
    expect(round.filter((color, index) => color === round[(index + 1) % count])).toEqual([])
  })
})
