import type { DateLabels } from './date-labels.ts'
import type { DateLanguage } from './typed-day.ts'

export interface DayBounds {
  /** YYYY-MM-DD, inclusive. Other days can be typed; the form validates them. */
  min?: string | undefined
  max?: string | undefined
  /** YYYY-MM-DD. Defaults to the browser's day. */
  today?: string | undefined
}

export interface CalendarProps extends DayBounds {
  words: DateLabels
  /** YYYY-MM-DD, inclusive. */
  selected: string | { start: string; end: string }
  onSelect: (day: string) => void
  note?: string | undefined
}

/** Uses noon, which exists on every day in every time zone. */
export const dateOf = (day: string): Date | undefined => {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined) return undefined
  const at = new Date(2000, month - 1, date, 12)
  at.setFullYear(year, month - 1, date)
  return at
}

export const dayOf = (date: Date): string => {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

const LOCALES = { en: 'en-US', es: 'es-MX' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a formatter takes longer than formatting a month. */
const formatOf = (language: DateLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options)
  formats.set(key, format)
  return format
}

export const dateWriter = (language: DateLanguage, options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  const format = formatOf(language, options)
  return (date) => format.format(date)
}
