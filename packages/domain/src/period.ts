/** Calendar days YYYY-MM-DD, both included. */
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

const DAY_MS = 86_400_000

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The calendar day a number of days later; earlier for a negative one. */
export const addDays = (day: string, days: number): string => dayOf(noonOf(day) + days * DAY_MS)

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The period a preset stands for on a day. `last-7-days` reaches from seven days ago to that day. */
export const periodOf = (preset: PeriodPreset, today: string): Period => {
  switch (preset) {
    case 'last-7-days':
      return { start: addDays(today, -7), end: today }
    case 'last-30-days':
      return { start: addDays(today, -30), end: today }
    case 'last-90-days':
      return { start: addDays(today, -90), end: today }
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

export type PeriodFault = 'required' | 'invalid-date' | 'end-before-start' | 'too-long'

/** The most days a period may span. */
export const MAX_PERIOD_DAYS = 731

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = noonOf(text)
  return !Number.isNaN(at) && dayOf(at) === text
}

/** What is wrong with a period as typed; null when nothing is. */
export const periodFault = ({ start, end }: Period): PeriodFault | null => {
  if (start === '' || end === '') return 'required'
  if (!isDay(start) || !isDay(end)) return 'invalid-date'
  if (end < start) return 'end-before-start'
  return noonOf(end) - noonOf(start) > MAX_PERIOD_DAYS * DAY_MS ? 'too-long' : null
}

/** The preset whose period this is on a day, or null. */
export const presetOf = (period: Period, today: string): PeriodPreset | null =>
  PERIOD_PRESETS.find((preset) => {
    const of = periodOf(preset, today)
    return of.start === period.start && of.end === period.end
  }) ?? null
