import { describe, expect, it } from 'vitest'

import {
  guessHeightUnit,
  guessWeightUnit,
  HEIGHT_UNITS,
  type HeightUnit,
  parseFileHeight,
  parseFileWeight,
  unitInHeader,
  WEIGHT_UNITS,
  type WeightUnit,
} from './measures-in-files.ts'

describe('a weight', () => {
  it.each<[string, WeightUnit, number | null]>([
    ['70', 'kg', 70],
    ['70,5', 'kg', 70.5],
    ['70.5 kg', 'lb', 70.5],
    ['154', 'lb', 69.84],
    ['154 lbs.', 'kg', 69.84],
    ['70 stone', 'kg', null],
    ['-70', 'kg', null],
    ['7000', 'kg', null],
    ['', 'kg', null],
  ])('%j in %s is %j kg', (text, unit, kilograms) => {
    const parsed = parseFileWeight(text, unit)
    expect(parsed === null ? null : Math.round(parsed * 100) / 100).toBe(kilograms)
  })

  it.each([
    [['70', '82,5', '110'], 'kg'],
    [['154', '182', '210'], 'lb'],
    [['70 lb', '80'], 'kg'],
    [['170 lb'], 'lb'],
    [['', 'unknown'], null],
  ])('of a column of %j is in %j', (cells, unit) => {
    expect(guessWeightUnit(cells)).toBe(unit)
  })
})

describe('a height', () => {
  it.each<[string, HeightUnit, number | null]>([
    ['180', 'cm', 180],
    ['1,80', 'm', 180],
    ['1.80 m', 'cm', 180],
    ['70', 'in', 177.8],
    ['5\'10"', 'cm', 177.8],
    ['5 ft 10 in', 'cm', 177.8],
    ["6'", 'cm', 182.88],
    ['5.5', 'ft', 167.64],
    ['tall', 'cm', null],
  ])('%j in %s is %j cm', (text, unit, centimeters) => {
    const parsed = parseFileHeight(text, unit)
    expect(parsed === null ? null : Math.round(parsed * 100) / 100).toBe(centimeters)
  })

  it.each([
    [['180', '165'], 'cm'],
    [['1,80', '1,65'], 'm'],
    [['70', '65'], 'in'],
    [["5'10", '6'], 'ft'],
    [['5.9', '6.1'], 'ft'],
    [['18', '17'], null],
    [[''], null],
  ])('of a column of %j is in %j', (cells, unit) => {
    expect(guessHeightUnit(cells)).toBe(unit)
  })
})

it.each([
  ['Weight (lbs)', 'lb'],
  ['Peso en kg', 'kg'],
  ['Peso', null],
  ['Highlights', null],
])('the header %j names the weight unit %j', (header, unit) => {
  expect(unitInHeader(header, WEIGHT_UNITS)).toBe(unit)
})

it.each([
  ['Height [cm]', 'cm'],
  ['Estatura (m)', 'm'],
  ['Height', null],
])('the header %j names the height unit %j', (header, unit) => {
  expect(unitInHeader(header, HEIGHT_UNITS)).toBe(unit)
})
