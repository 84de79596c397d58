import type { Kcal, Minutes, Seconds } from './units.ts'

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const upToTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Two decimals, with commas between thousands in both languages. */
export const formatNumber = (value: number): string => twoDecimals.format(value)

/** A whole number with commas between thousands. */
export const formatCount = (value: number): string => whole.format(value)

/** An axis label with at most two decimals. */
export const formatMark = (value: number): string => upToTwo.format(value)

/** Points with two decimals, without a trailing .00. */
export const formatPoints = (value: number): string => twoDecimals.format(value).replace(/\.00$/, '')

const DASH = '–'

/** Whole kcal, or a dash for null. */
export const formatCalories = (calories: Kcal | null): string => (calories === null ? DASH : formatCount(calories))

/** Kcal with two decimals, or a dash for null. */
export const formatExactCalories = (calories: Kcal | null): string =>
  calories === null ? DASH : formatNumber(calories)

/** Minutes up to 60, hours above. */
export const timeAmountOf = (minutes: Minutes): { readonly value: number; readonly unit: 'min' | 'h' } =>
  minutes > 60 ? { value: minutes / 60, unit: 'h' } : { value: minutes, unit: 'min' }

const pad = (value: number): string => String(value).padStart(2, '0')

/** Formats seconds as m:ss, or h:mm:ss from 60 minutes. */
export const formatClock = (seconds: Seconds): string => {
  const total = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60]
  return hours === 0 ? `${minutes}:${pad(total % 60)}` : `${hours}:${pad(minutes)}:${pad(total % 60)}`
}

/** Formats seconds as h:mm:ss. */
export const formatLongClock = (seconds: Seconds): string => {
  const clock = formatClock(seconds)
  return seconds < 3600 ? `0:${clock.padStart(5, '0')}` : clock
}
