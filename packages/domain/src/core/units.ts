export type Milliseconds = number
export type Seconds = number
export type Minutes = number
/** Beats per minute. */
export type Bpm = number
export type Kcal = number
export type Kilograms = number
export type Centimeters = number
export type Pounds = number
export type Inches = number
/** 0 to 100 and above. */
export type Percent = number

const POUNDS_PER_KILOGRAM = 2.205
const CENTIMETERS_PER_INCH = 2.54

/** Kilograms as pounds, unrounded. */
export const poundsOf = (weight: Kilograms): Pounds => weight * POUNDS_PER_KILOGRAM

/** Pounds as kilograms, unrounded. */
export const kilogramsOf = (weight: Pounds): Kilograms => weight / POUNDS_PER_KILOGRAM

/** Centimeters as inches, unrounded. */
export const inchesOf = (height: Centimeters): Inches => height / CENTIMETERS_PER_INCH

/** Inches as centimeters, unrounded. */
export const centimetersOf = (height: Inches): Centimeters => height * CENTIMETERS_PER_INCH

/**
 * A weight or height as a form shows it, to one decimal: the coarsest step at which a whole centimeter and a tenth of
 * a kilogram survive being shown in the other system and saved again.
 */
export const shownMeasure = (value: number): number => Math.round(value * 10) / 10
