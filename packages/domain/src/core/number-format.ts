import type { Kcal, Minutes, Seconds } from './units.ts'

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const upToTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A number with two decimals and commas between thousands, in both languages. */
export const formatNumber = (value: number): string => twoDecimals.format(value)

/** A count with commas between thousands. */
export const formatCount = (value: number): string => whole.format(value)

/** A value beside an axis: up to two decimals, and no more than it needs. */
export const formatMark = (value: number): string => upToTwo.format(value)

/** Points with two decimals, a trailing .00 dropped. */
export const formatPoints = (value: number): string => twoDecimals.format(value).replace(/\.00$/, '')

/** What stands for a number that is not known. */
const DASH = '–'

/** Calories on tiles, phones, and results, rounded to whole ones; a dash where unknown. */
export const formatCalories = (calories: Kcal | null): string => (calories === null ? DASH : formatCount(calories))

/** Calories in metrics, reports, and statistics, with two decimals; a dash where unknown. */
export const formatExactCalories = (calories: Kcal | null): string =>
  calories === null ? DASH : formatNumber(calories)

/** An amount of minutes as screens show it: in minutes up to 60, in hours above. */
export const timeAmountOf = (minutes: Minutes): { readonly value: number; readonly unit: 'min' | 'h' } =>
  minutes > 60 ? { value: minutes / 60, unit: 'h' } : { value: minutes, unit: 'min' }

const pad = (value: number): string => String(value).padStart(2, '0')

/** A clock of minutes and seconds, with hours from 60 minutes on: 5:07, 1:00:00. */
export const formatClock = (seconds: Seconds): string => {
  const total = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60]
  return hours === 0 ? `${minutes}:${pad(total % 60)}` : `${hours}:${pad(minutes)}:${pad(total % 60)}`
}
