import { centimetersOf, kilogramsOf, type Centimeters, type Kilograms } from '../core/units.ts'

export const WEIGHT_UNITS = ['kg', 'lb'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

export const HEIGHT_UNITS = ['cm', 'm', 'in', 'ft'] as const
export type HeightUnit = (typeof HEIGHT_UNITS)[number]

const AMOUNT = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(\p{L}*)\.?$/u
const FEET_AND_INCHES =
  /^(\d)\s*(?:'|’|ft|feet|pies?)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:"|”|''|in|inches|pulg(?:adas)?)?)?$/i

const UNIT_WORDS: Readonly<Record<WeightUnit | HeightUnit, readonly string[]>> = {
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogramos', 'kilograms'],
  lb: ['lb', 'lbs', 'libra', 'libras', 'pound', 'pounds'],
  cm: ['cm', 'cms', 'centimetros', 'centimeters'],
  m: ['m', 'mt', 'mts', 'metros', 'meters'],
  in: ['in', 'inch', 'inches', 'pulgadas'],
  ft: ['ft', 'feet', 'pies'],
}

const unitOf = <U extends WeightUnit | HeightUnit>(word: string, units: readonly U[]): U | null => {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return units.find((unit) => UNIT_WORDS[unit].includes(plain)) ?? null
}

/** The unit that a header names, as in "Weight (lbs)". */
export const unitInHeader = <U extends WeightUnit | HeightUnit>(header: string, units: readonly U[]): U | null => {
  const words = header.split(/[^\p{L}]+/u)
  return words.map((word) => unitOf(word, units)).find((unit) => unit !== null) ?? null
}

interface Amount<U> {
  readonly value: number
  /** Null if none is written. */
  readonly unit: U | null
}

const amountOf = <U extends WeightUnit | HeightUnit>(text: string, units: readonly U[]): Amount<U> | null => {
  const [, digits, word = ''] = AMOUNT.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const unit = word === '' ? null : unitOf(word, units)
  return word !== '' && unit === null ? null : { value: Number(digits.replace(',', '.')), unit }
}

const feetOf = (text: string): number | null => {
  const [, feet, inches = '0'] = FEET_AND_INCHES.exec(text.trim()) ?? []
  return feet === undefined ? null : Number(feet) + Number(inches.replace(',', '.')) / 12
}

const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? null

/** A half of all adults weigh between these in kg, and more than that in lb. */
const HEAVY = 120

interface ColumnAmounts<U> {
  /** Middle of the values without a written unit. Null without such values. */
  readonly middle: number | null
  /** Of the values with a written unit, which need no guess. */
  readonly written: U | null
}

const columnAmounts = <U extends WeightUnit | HeightUnit>(
  cells: readonly string[],
  units: readonly U[],
): ColumnAmounts<U> => {
  const amounts = cells.flatMap((cell) => amountOf(cell, units) ?? [])
  const plain = amounts.filter(({ unit }) => unit === null)
  return {
    middle: median(plain.map(({ value }) => value)),
    written: amounts.find(({ unit }) => unit !== null)?.unit ?? null,
  }
}

/** The unit of values without a written one. Null if a column has no values. */
export const guessWeightUnit = (cells: readonly string[]): WeightUnit | null => {
  const { middle, written } = columnAmounts(cells, WEIGHT_UNITS)
  if (middle === null) return written
  return middle > HEAVY ? 'lb' : 'kg'
}

/** The unit of values without a written one. Null without values, or if no unit makes people of them. */
export const guessHeightUnit = (cells: readonly string[]): HeightUnit | null => {
  if (cells.some((cell) => feetOf(cell) !== null)) return 'ft'
  const { middle, written } = columnAmounts(cells, HEIGHT_UNITS)
  if (middle === null) return written
  if (middle >= 1 && middle < 2.5) return 'm'
  if (middle >= 4 && middle < 8) return 'ft'
  if (middle >= 48 && middle <= 90) return 'in'
  return middle >= 120 && middle <= 230 ? 'cm' : null
}

/** Parses a weight; a written unit goes before the column's. Null if it is none. */
export const parseFileWeight = (text: string, unit: WeightUnit): Kilograms | null => {
  const amount = amountOf(text, WEIGHT_UNITS)
  if (amount === null) return null
  return (amount.unit ?? unit) === 'lb' ? kilogramsOf(amount.value) : amount.value
}

const CM_PER: Readonly<Record<Exclude<HeightUnit, 'in' | 'ft'>, number>> = { cm: 1, m: 100 }

/** Parses a height; a written unit goes before the column's. Null if it is none. */
export const parseFileHeight = (text: string, unit: HeightUnit): Centimeters | null => {
  const feet = feetOf(text)
  if (feet !== null) return centimetersOf(feet * 12)
  const amount = amountOf(text, HEIGHT_UNITS)
  if (amount === null) return null
  const own = amount.unit ?? unit
  if (own === 'ft') return centimetersOf(amount.value * 12)
  return own === 'in' ? centimetersOf(amount.value) : amount.value * CM_PER[own]
}
