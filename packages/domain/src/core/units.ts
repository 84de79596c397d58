export type Milliseconds = number
export type Seconds = number
export type Minutes = number
export type Bpm = number
export type Kcal = number
export type Kilograms = number
export type Centimeters = number
export type Pounds = number
export type Inches = number
export type Percent = number

const POUNDS_PER_KILOGRAM = 2.205
const CENTIMETERS_PER_INCH = 2.54

/** Unrounded, as are the conversions below. */
export const poundsOf = (weight: Kilograms): Pounds => weight * POUNDS_PER_KILOGRAM

export const kilogramsOf = (weight: Pounds): Kilograms => weight / POUNDS_PER_KILOGRAM

export const inchesOf = (height: Centimeters): Inches => height / CENTIMETERS_PER_INCH

export const centimetersOf = (height: Inches): Centimeters => height * CENTIMETERS_PER_INCH

/** Rounds to one decimal, which restores whole cm and 0.1 kg after a round trip through the other system. */
export const shownMeasure = (value: number): number => Math.round(value * 10) / 10
