import { isDay } from '../time/is-day.ts'

/** Order of day, month, and year in a column. */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const NUMERIC = /^(\d{1,4})[./\s-](\d{1,2})[./\s-](\d{1,4})(?:[T ,].*)?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
/** "15 de marzo de 1990", "15-Mar-90". */
const DAY_FIRST = /^(?<day>\d{1,2})[\s./-]+(?:de\s+)?(?<word>\p{L}{3,12})\.?[\s,./-]+(?:del?\s+)?(?<year>\d{4}|\d{2})$/u
/** "March 15, 1990". */
const MONTH_FIRST = /^(?<word>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u

const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
] as const

const monthOf = (word: string): number => {
  const start = word.toLowerCase().slice(0, 3)
  return MONTHS.findIndex((names) => names.some((name) => name === start)) + 1
}

const partsOf = (text: string): readonly [string, string, string] | null => {
  const [, first, second, third] = NUMERIC.exec(text.trim()) ?? []
  return first === undefined || second === undefined || third === undefined ? null : [first, second, third]
}

const isYearFirst = ([first]: readonly [string, string, string]): boolean => first.length === 4

/** The order that one numeric day allows: a part over 12 is no month. Null if it allows both. */
const orderOf = (parts: readonly [string, string, string]): DayOrder | null => {
  if (isYearFirst(parts)) return 'ymd'
  if (Number(parts[0]) > 12) return 'dmy'
  return Number(parts[1]) > 12 ? 'mdy' : null
}

/** The order of numeric days, from the whole column. Null if no value decides, or if values contradict each other. */
export const dayOrderOf = (cells: readonly string[]): DayOrder | null => {
  const orders = new Set<DayOrder>()
  for (const cell of cells) {
    const parts = partsOf(cell)
    const order = parts === null ? null : orderOf(parts)
    if (order !== null) orders.add(order)
  }
  const [only, other] = orders
  return only !== undefined && other === undefined ? only : null
}

/** Whether a column has numeric days that only an order makes readable. */
export const needsDayOrder = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const parts = partsOf(cell)
    return parts !== null && !isYearFirst(parts)
  })

/** Two digits are of the last hundred years. */
const fullYear = (year: string, today: string): string => {
  if (year.length !== 2) return year
  const century = Number(today.slice(0, 2))
  return `${Number(year) > Number(today.slice(2, 4)) ? century - 1 : century}${year}`
}

const dayOf = (year: string, month: string, day: string): string | null => {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

const numericDay = (typed: string, order: DayOrder, today: string): string | null => {
  const [, year, month, date] = COMPACT.exec(typed) ?? []
  if (year !== undefined && month !== undefined && date !== undefined) return dayOf(year, month, date)
  const parts = partsOf(typed)
  if (parts === null) return null
  const [first, second, third] = parts
  if (isYearFirst(parts)) return dayOf(first, second, third)
  // a column of years first doesn't say how another day is meant
  const own = order === 'ymd' ? orderOf(parts) : order
  if (own === null) return null
  return own === 'mdy' ? dayOf(fullYear(third, today), first, second) : dayOf(fullYear(third, today), second, first)
}

const writtenDay = (typed: string, today: string): string | null => {
  const { day, word, year } = DAY_FIRST.exec(typed)?.groups ?? MONTH_FIRST.exec(typed)?.groups ?? {}
  if (day === undefined || word === undefined || year === undefined) return null
  return dayOf(fullYear(year, today), String(monthOf(word)), day)
}

/** Parses a day as files write it. `today` is an ISO day. Null if it is no existing day in this order. */
export const parseFileDay = (text: string, order: DayOrder, today: string): string | null =>
  numericDay(text.trim(), order, today) ?? writtenDay(text.trim(), today)
