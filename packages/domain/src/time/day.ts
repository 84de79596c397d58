import * as Instant from 'temporal-polyfill/fns/Instant'
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'

import type { Milliseconds } from '../core/units.ts'

/** A calendar day, YYYY-MM-DD. */
export type Day = string

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/

const read = (day: Day) => {
  const [, year, month, date] = WRITTEN.exec(day) ?? []
  if (date === undefined || year === '0000') throw new RangeError('not a day')
  return PlainDate.create(Number(year), Number(month), Number(date))
}

/** The day a number of days later; earlier for a negative one. Throws RangeError for a text that is no day. */
export const addDays = (day: Day, days: number): Day => PlainDate.toString(PlainDate.addDays(read(day), days))

/** Days from one day to another; negative when the other comes first. Throws RangeError for a text that is no day. */
export const daysBetween = (from: Day, to: Day): number => PlainDate.diffDays(read(from), read(to))

/** The day an instant falls on in a zone. Throws RangeError for a zone nobody knows. */
export const dayIn = (zone: string, at: Milliseconds): Day =>
  PlainDate.toString(ZonedDateTime.toPlainDate(Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at), zone)))

/** The first day of a number of days that end with one: 7 days are that day and the six before. */
export const firstOfDays = (count: number, last: Day): Day => addDays(last, 1 - count)

/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => PlainDate.toString(PlainDate.startOfMonth(read(day)))

/** The first day of the month after a day's. */
export const firstOfNextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31))

/** The same date a number of months later; the month's last day where it has no such date. */
export const addMonths = (day: Day, months: number): Day => PlainDate.toString(PlainDate.addMonths(read(day), months))

/** The first instant of a day in a zone. Throws RangeError for a zone nobody knows. */
export const startOfDay = (zone: string, day: Day): Milliseconds =>
  ZonedDateTime.toInstant(PlainDate.toZonedDateTime(read(day), zone)).epochMilliseconds

/** The last whole second of a day in a zone. Throws RangeError for a zone nobody knows. */
export const endOfDay = (zone: string, day: Day): Milliseconds => startOfDay(zone, addDays(day, 1)) - 1000
