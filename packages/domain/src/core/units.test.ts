import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { centimetersOf, inchesOf, kilogramsOf, poundsOf, shownMeasure } from './units.ts'

describe('conversions', () => {
  it.each([
    ['30 kg', poundsOf(30), 66.15],
    ['190 kg', poundsOf(190), 418.95],
    ['418 lb', kilogramsOf(418), 189.569],
    ['254 cm', inchesOf(254), 100],
    ['90 in', centimetersOf(90), 228.6],
  ])('convert %s', (_, converted, expected) => {
    expect(converted).toBeCloseTo(expected, 3)
  })

  const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)

  it('keep a tenth of a kilogram that was shown in pounds and saved again', () => {
    fc.assert(
      fc.property(tenths(30, 190), (weight) => {
        expect(shownMeasure(kilogramsOf(shownMeasure(poundsOf(weight))))).toBe(weight)
      }),
    )
  })

  it('keep a whole centimeter that was shown in inches and saved again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 120, max: 230 }), (height) => {
        expect(Math.round(centimetersOf(shownMeasure(inchesOf(height))))).toBe(height)
      }),
    )
  })

  it('return typed pounds and inches as they were typed', () => {
    fc.assert(
      fc.property(tenths(67, 418), tenths(48, 90), (weight, height) => {
        expect(shownMeasure(poundsOf(kilogramsOf(weight)))).toBe(weight)
        expect(shownMeasure(inchesOf(centimetersOf(height)))).toBe(height)
      }),
    )
  })
})
