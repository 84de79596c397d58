import { contrast, difference } from '@repo/color/color-math'
import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  accentFault,
  accentOnPaper,
  accentPalette,
  accentTextOnPaper,
  isAccentColor,
  nearestAccent,
  suggestedAccents,
} from './accent.ts'

const TEAL = '#2dd4bf'
const hexes = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('accentFault', () => {
  it.each([
    [TEAL, null],
    ['#ffffff', null],
    ['#ffb800', null],
    ['#facc15', null],
    ['#84cc16', null],
    ['#c084fc', null],
    ['#000000', 'too-dark'],
    ['#1a237e', 'too-dark'],
    ['#ff0000', 'like-danger'],
    ['#d4303f', 'like-danger'],
    ['#e11d48', 'like-danger'],
    ['#ff7f6e', 'like-danger'],
    ['#ff9f2e', 'like-zone'],
    ['#4aa8ff', 'like-zone'],
    ['#1d4ed8', 'like-zone'],
    ['#35d07f', 'like-zone'],
    ['#c9cfe6', 'like-zone'],
    ['#00613f', 'like-zone'],
  ] as const)('of %s is %s', (color, fault) => {
    expect(accentFault(color)).toBe(fault)
  })

  it('of a color that looks like the red of deletions to some eyes is like-danger', () => {
    expect(difference('#58a547', '#d4303f')).toBeGreaterThan(60)
    expect(difference('#58a547', '#d4303f', 'deuteranopia')).toBeLessThan(8)
    expect(accentFault('#58a547')).toBe('like-danger')
  })
})

describe('nearestAccent', () => {
  it('returns an accent unchanged', () => {
    expect(nearestAccent(TEAL)).toBe(TEAL)
  })

  it('returns an accent, and none farther off than Latido’s own', () => {
    assert(
      property(hexes, (color) => {
        const nearest = nearestAccent(color)
        expect(accentFault(nearest)).toBeNull()
        expect(difference(nearest, color)).toBeLessThanOrEqual(difference(TEAL, color) + 1e-9)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['#1d4ed8', 25],
    ['#ff9f2e', 11],
    ['#35d07f', 12],
    ['#ff0000', 22],
  ])('keeps the hue of %s', (color, most) => {
    expect(difference(nearestAccent(color), color)).toBeLessThan(most)
  })
})

describe('suggestedAccents', () => {
  it('are the colors of the logo itself if displays can show them', () => {
    expect(suggestedAccents(['#ffb800', '#c084fc', TEAL, '#84cc16'])).toEqual(['#ffb800', '#c084fc', TEAL])
  })

  it.each([
    [['#1a237e']],
    [['#ff0000', '#ff0808']],
    [['#ffb800', '#ffb900', '#ffba00']],
    [['#35d07f', '#4aa8ff']],
    [['#14181c', '#ffb800']],
  ])('are three distinguishable accents from %j', (colors) => {
    const suggested = suggestedAccents(colors)
    expect(suggested.map(accentFault)).toEqual([null, null, null])
    const pairs = suggested.flatMap((one, at) => suggested.slice(at + 1).map((other) => difference(one, other)))
    for (const pair of pairs) expect(pair).toBeGreaterThanOrEqual(8)
  })

  it('are empty for a logo without color', () => {
    expect(suggestedAccents([])).toEqual([])
    expect(suggestedAccents(['#7d7d7d', '#14181c'])).toEqual([])
  })
})

describe('accentPalette', () => {
  it('is readable and visible wherever it is drawn, whatever the accent', () => {
    assert(
      property(hexes.map(nearestAccent), (color) => {
        const { accent, accentHover, onAccent, accentText, accentSoft, focus } = accentPalette(color)
        expect(accent).toBe(color)
        for (const fill of [accent, accentHover]) expect(contrast(onAccent, fill)).toBeGreaterThanOrEqual(4.5)
        for (const ground of ['#0a0f12', '#11191e', '#19242a', '#213038', '#060a0c']) {
          expect(contrast(accentText, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3)
          expect(contrast(focus, ground)).toBeGreaterThanOrEqual(3)
        }
        for (const text of [accentText, '#f0f5f6']) expect(contrast(text, accentSoft)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 60 },
    )
  })
})

describe('accentOnPaper', () => {
  it.each([TEAL, '#ffffff', '#facc15', '#84cc16', '#c084fc'])(
    '%s reaches 3 to 1 on white, and 4.5 as words',
    (color) => {
      expect(contrast(accentOnPaper(color), '#ffffff')).toBeGreaterThanOrEqual(3)
      expect(contrast(accentTextOnPaper(color), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('returns an accent unchanged that is readable on white', () => {
    expect(accentOnPaper('#7d7d7d')).toBe('#7d7d7d')
  })
})

it.each([
  [TEAL, true],
  ['#2DD4BF', false],
  ['2dd4bf', false],
  ['#2dd', false],
  ['#2dd4bf ', false],
  ['teal', false],
])('the color %j is stored as: %s', (text, is) => {
  expect(isAccentColor(text)).toBe(is)
})
