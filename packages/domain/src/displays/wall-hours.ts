import type { Milliseconds, Minutes } from '../core/units.ts'
import { zoneClock } from '../time/zone-clock.ts'

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Times as HH:MM in the center's zone, `to` excluded. A `to` before `from` is on the next day. */
export interface WallHours {
  readonly weekday: Weekday
  readonly from: string
  readonly to: string
  readonly roomUuid: string
}

const DAY: Minutes = 1440
const WEEK: Minutes = 7 * DAY
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight of HH:MM. Null for anything else. */
export const minutesOf = (time: string): Minutes | null => {
  const [, hours, minutes] = TIME.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

const TYPED = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/

/** Completes typed times (7, 730, 7.30, 7:30) to HH:MM. Returns other texts unchanged. */
export const timeTyped = (text: string): string => {
  const [, hours, minutes = '00'] = TYPED.exec(text.trim()) ?? []
  const time = `${(hours ?? '').padStart(2, '0')}:${minutes}`
  return hours === undefined || minutesOf(time) === null ? text : time
}

export type HoursFault = 'not-a-time' | 'no-time' | 'overlap'

interface Span {
  readonly start: Minutes
  readonly length: Minutes
}

const spanOf = ({ weekday, from, to }: WallHours): Span => {
  const [start, end] = [minutesOf(from) ?? 0, minutesOf(to) ?? 0]
  return { start: (weekday - 1) * DAY + start, length: (end - start + DAY) % DAY }
}

const ahead = (from: Minutes, to: Minutes): Minutes => (to - from + WEEK) % WEEK

const overlap = (one: Span, other: Span): boolean =>
  ahead(one.start, other.start) < one.length || ahead(other.start, one.start) < other.length

/** The first fault of a schedule, or null. A valid one has at most one room at any minute. */
export const hoursFault = (schedule: readonly WallHours[]): HoursFault | null => {
  if (schedule.some(({ from, to }) => minutesOf(from) === null || minutesOf(to) === null)) return 'not-a-time'
  const spans = schedule.map(spanOf)
  if (spans.some(({ length }) => length === 0)) return 'no-time'
  const isTwice = spans.some((one, index) => spans.slice(index + 1).some((other) => overlap(one, other)))
  return isTwice ? 'overlap' : null
}

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const weekClock = zoneClock('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const minuteOfWeek = (zone: string, at: Milliseconds): Minutes => {
  const parts = weekClock(zone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? ''
  return NAMES.indexOf(part('weekday')) * DAY + Number(part('hour')) * 60 + Number(part('minute'))
}

/** The entry active at a moment, or null. Throws RangeError for an unknown time zone. */
export const hoursAt = (schedule: readonly WallHours[], zone: string, at: Milliseconds): WallHours | null => {
  const minute = minuteOfWeek(zone, at)
  const isNow = (hours: WallHours): boolean => {
    const { start, length } = spanOf(hours)
    return ahead(start, minute) < length
  }
  return schedule.find(isNow) ?? null
}

/** The next entry that begins on the same day, or null. Throws RangeError for an unknown time zone. */
export const hoursLaterToday = (schedule: readonly WallHours[], zone: string, at: Milliseconds): WallHours | null => {
  const minute = minuteOfWeek(zone, at)
  const today = Math.floor(minute / DAY) + 1
  const later = schedule.filter((hours) => hours.weekday === today && spanOf(hours).start > minute)
  return later.toSorted((one, other) => spanOf(one).start - spanOf(other).start)[0] ?? null
}
