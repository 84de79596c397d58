import { addDays, daysBetween, firstOfDays, firstOfMonth, firstOfNextMonth } from './day.ts'
import { isDay } from './is-day.ts'

export interface Period {
  readonly start: string
  readonly end: string
}

export const PERIOD_PRESETS = [
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-month',
  'last-month',
  'this-year',
] as const
export type PeriodPreset = (typeof PERIOD_PRESETS)[number]

/** A preset's period ending today; `last-7-days` includes today. */
export const periodOf = (preset: PeriodPreset, today: string): Period => {
  switch (preset) {
    case 'last-7-days':
      return { start: firstOfDays(7, today), end: today }
    case 'last-30-days':
      return { start: firstOfDays(30, today), end: today }
    case 'last-90-days':
      return { start: firstOfDays(90, today), end: today }
    case 'this-month':
      return { start: firstOfMonth(today), end: today }
    case 'last-month': {
      const end = addDays(firstOfMonth(today), -1)
      return { start: firstOfMonth(end), end }
    }
    case 'this-year':
      return { start: `${today.slice(0, 4)}-01-01`, end: today }
    default:
      return preset satisfies never
  }
}

/** The period of equal length that ends the day before. */
export const periodBefore = ({ start, end }: Period): Period => {
  const last = addDays(start, -1)
  return { start: firstOfDays(daysBetween(start, end) + 1, last), end: last }
}

export type PeriodFault = 'required' | 'invalid-date' | 'end-before-start' | 'too-long'

const MAX_PERIOD_DAYS = 731

/** The fault of a typed period, or null. At most 731 days. */
export const periodFault = ({ start, end }: Period): PeriodFault | null => {
  if (start === '' || end === '') return 'required'
  if (!isDay(start) || !isDay(end)) return 'invalid-date'
  if (end < start) return 'end-before-start'
  return daysBetween(start, end) >= MAX_PERIOD_DAYS ? 'too-long' : null
}

/** The preset equal to a period today, or null. */
export const presetOf = (period: Period, today: string): PeriodPreset | null =>
  PERIOD_PRESETS.find((preset) => {
    const of = periodOf(preset, today)
    return of.start === period.start && of.end === period.end
  }) ?? null

/** The whole months of a period, `until` excluded, or null without any. */
export const wholeMonthsIn = ({ start, end }: Period): { readonly from: string; readonly until: string } | null => {
  const from = start === firstOfMonth(start) ? start : firstOfNextMonth(start)
  const until = firstOfMonth(addDays(end, 1))
  return from < until ? { from, until } : null
}

/** Completes a period: 7 days without a start, up to today without an end. */
export const requestedPeriod = (requested: Partial<Period>, today: string): Period => {
  const end = requested.end ?? today
  return { start: requested.start ?? firstOfDays(7, end), end }
}
