import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  hoursAt,
  hoursFault,
  timeTyped,
  hoursLaterToday,
  minutesOf,
  WEEKDAYS,
  type WallHours,
  type Weekday,
} from './wall-hours.ts'

const MEXICO = 'America/Mexico_City'
const hours = (weekday: Weekday, from: string, to: string, roomUuid = `${weekday} ${from}`): WallHours => ({
  weekday,
  from,
  to,
  roomUuid,
})

describe('minutesOf', () => {
  it.each([
    ['00:00', 0],
    ['07:05', 425],
    ['23:59', 1439],
    ['24:00', null],
    ['7:05', null],
    ['07:60', null],
    ['', null],
    ['07:05 ', null],
  ])('%j: %j', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
  })
})

describe('hoursFault', () => {
  it.each<[string, WallHours[], string | null]>([
    ['no hours at all', [], null],
    ['one after the other', [hours(1, '07:00', '08:00'), hours(1, '08:00', '09:00')], null],
    ['the same time on another day', [hours(1, '07:00', '08:00'), hours(2, '07:00', '08:00')], null],
    ['an hour that begins in another', [hours(1, '07:00', '08:00'), hours(1, '07:59', '09:00')], 'overlap'],
    ['an hour within another', [hours(1, '07:00', '12:00'), hours(1, '09:00', '10:00')], 'overlap'],
    ['the same twice', [hours(1, '07:00', '08:00'), hours(1, '07:00', '08:00')], 'overlap'],
    ['past midnight, up to the next', [hours(1, '22:00', '02:00'), hours(2, '02:00', '03:00')], null],
    ['past midnight, into the next', [hours(1, '22:00', '02:01'), hours(2, '02:00', '03:00')], 'overlap'],
    ['from Sunday into Monday', [hours(1, '01:00', '02:00'), hours(7, '22:00', '01:01')], 'overlap'],
    ['until midnight', [hours(1, '22:00', '00:00'), hours(2, '00:00', '01:00')], null],
    ['no minute', [hours(1, '07:00', '07:00')], 'no-time'],
    ['no time of day', [hours(1, '7', '08:00')], 'not-a-time'],
    ['an end that is none', [hours(1, '07:00', '')], 'not-a-time'],
  ])('%s', (_, schedule, fault) => {
    expect(hoursFault(schedule)).toBe(fault)
    expect(hoursFault(schedule.toReversed())).toBe(fault)
  })
})

// Monday, 2 November 2026, is the first of these days
describe('hoursAt', () => {
  const week = [hours(1, '07:00', '08:00', 'a'), hours(1, '22:00', '02:00', 'b'), hours(7, '23:30', '00:30', 'c')]
  it.each([
    ['2026-11-02T12:59:59Z', null],
    ['2026-11-02T13:00:00Z', 'a'],
    ['2026-11-02T13:59:59Z', 'a'],
    ['2026-11-02T14:00:00Z', null],
    ['2026-11-03T04:00:00Z', 'b'],
    ['2026-11-03T05:59:59Z', 'b'],
    ['2026-11-03T06:00:00Z', 'b'],
    ['2026-11-03T07:59:59Z', 'b'],
    ['2026-11-03T08:00:00Z', null],
    ['2026-11-09T05:30:00Z', 'c'],
    ['2026-11-09T06:29:00Z', 'c'],
    ['2026-11-09T06:30:00Z', null],
  ])('in Mexico at %s: %j', (at, room) => {
    expect(hoursAt(week, MEXICO, Date.parse(at))?.roomUuid ?? null).toBe(room)
  })

  it('returns null without hours', () => {
    expect(hoursAt([], MEXICO, 0)).toBeNull()
  })

  // New York's clock goes from 01:59 to 03:00 on 8 March 2026, and from 01:59 back to 01:00 on 1 November
  it.each([
    ['the hour that is left out', '02:00', '03:00', '2026-03-08T06:59:00Z', false],
    ['the hour that is left out', '02:00', '03:00', '2026-03-08T07:00:00Z', false],
    ['past it', '01:00', '04:00', '2026-03-08T07:59:00Z', true],
    ['the hour that comes twice, at first', '01:00', '02:00', '2026-11-01T05:30:00Z', true],
    ['the hour that comes twice, again', '01:00', '02:00', '2026-11-01T06:30:00Z', true],
    ['after it', '01:00', '02:00', '2026-11-01T07:00:00Z', false],
  ])('follows a change of the clock: %s, %s to %s at %s', (_, from, to, at, isNow) => {
    expect(hoursAt([hours(7, from, to)], 'America/New_York', Date.parse(at)) !== null).toBe(isNow)
  })

  it('finds at most the one room of a valid schedule', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const two = (value: number) => String(value).padStart(2, '0')
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    })
    const line = fc.tuple(fc.constantFrom(...WEEKDAYS), time, time).map(([day, from, to]) => hours(day, from, to))
    const schedules = fc.array(line, { maxLength: 6 }).filter((lines) => hoursFault(lines) === null)
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 7 * 1440 }), (schedule, minute) => {
        const at = Date.UTC(2026, 10, 2) + minute * 60_000
        const said = schedule.filter((one) => hoursAt([one], 'UTC', at) !== null)
        expect(said.length).toBeLessThanOrEqual(1)
        expect(hoursAt(schedule, 'UTC', at)).toEqual(said[0] ?? null)
      }),
    )
  })
})

describe('hoursLaterToday', () => {
  const schedule = [
    hours(1, '18:00', '19:00', 'evening'),
    hours(1, '07:00', '08:00', 'morning'),
    hours(2, '06:00', '07:00'),
  ]
  it.each([
    ['2026-11-02T06:00:00Z', 'morning'],
    ['2026-11-02T12:59:00Z', 'morning'],
    ['2026-11-02T13:00:00Z', 'evening'],
    ['2026-11-03T00:00:00Z', null],
  ])('at %s: %j', (at, room) => {
    expect(hoursLaterToday(schedule, MEXICO, Date.parse(at))?.roomUuid ?? null).toBe(room)
  })
})

it.each([
  ['7', '07:00'],
  ['07', '07:00'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['7.30', '07:30'],
  ['7:30', '07:30'],
  [' 19:05 ', '19:05'],
  ['19h05', '19:05'],
  ['24', '24'],
  ['7:60', '7:60'],
  ['7:3', '7:3'],
  ['seven', 'seven'],
  ['', ''],
])('the typed time %s is %s', (text, time) => {
  expect(timeTyped(text)).toBe(time)
})
