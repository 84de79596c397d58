import * as Instant from 'temporal-polyfill/fns/Instant'
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'

import type { Milliseconds } from '../core/units.ts'

export type Day = string

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/

const read = (day: Day) => {
  const [, year, month, date] = WRITTEN.exec(day) ?? []
  if (date === undefined || year === '0000') throw new RangeError('not a day')
  return PlainDate.create(Number(year), Number(month), Number(date))
}

/** Adds days, which may be negative. Throws RangeError for an invalid day. */
export const addDays = (day: Day, days: number): Day => PlainDate.toString(PlainDate.addDays(read(day), days))

/** Days between two days, negative if the second is earlier. Throws RangeError for an invalid day. */
export const daysBetween = (from: Day, to: Day): number => PlainDate.diffDays(read(from), read(to))

/** The day of an instant in a zone. Throws RangeError for an unknown zone. */
export const dayIn = (zone: string, at: Milliseconds): Day =>
  PlainDate.toString(ZonedDateTime.toPlainDate(Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at), zone)))

/** First of `count` days that end with `last`, included. */
export const firstOfDays = (count: number, last: Day): Day => addDays(last, 1 - count)

export const firstOfMonth = (day: Day): Day => PlainDate.toString(PlainDate.startOfMonth(read(day)))

export const firstOfNextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31))

export const addMonths = (day: Day, months: number): Day => PlainDate.toString(PlainDate.addMonths(read(day), months))

/** First instant of a day in a zone. Throws RangeError for an unknown zone. */
export const startOfDay = (zone: string, day: Day): Milliseconds =>
  ZonedDateTime.toInstant(PlainDate.toZonedDateTime(read(day), zone)).epochMilliseconds

export const endOfDay = (zone: string, day: Day): Milliseconds => startOfDay(zone, addDays(day, 1)) - 1000
