import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '../time/day.ts'
import { challengeDaysOf, challengeTimesOf, defaultEndDay } from './challenge-days.ts'
import { challengeStatusAt } from './challenge.ts'

const at = (iso: string) => Date.parse(iso)
const times = (startDay: string, endDay: string, zone: string, now: string) => {
  const { startAt, finishAt } = challengeTimesOf({ startDay, endDay }, zone, at(now))
  return [new Date(startAt).toISOString(), new Date(finishAt).toISOString()]
}

describe('the times of a challenge', () => {
  it.each([
    // today starts now, in whole seconds
    [
      '2026-11-22',
      '2026-11-22',
      'America/Mexico_City',
      '2026-11-22T18:00:00.900Z',
      '2026-11-22T18:00:00',
      '2026-11-23T05:59:59',
    ],
    // tomorrow starts at the center's midnight
    [
      '2026-11-23',
      '2026-12-22',
      'America/Mexico_City',
      '2026-11-22T18:00:00Z',
      '2026-11-23T06:00:00',
      '2026-12-23T05:59:59',
    ],
    // across the nights on which daylight saving time starts and ends
    ['2026-03-28', '2026-03-29', 'Europe/Madrid', '2026-03-01T00:00:00Z', '2026-03-27T23:00:00', '2026-03-29T21:59:59'],
    ['2026-10-24', '2026-10-25', 'Europe/Madrid', '2026-10-01T00:00:00Z', '2026-10-23T22:00:00', '2026-10-25T22:59:59'],
    // a zone whose clock change skips midnight
    [
      '2026-09-06',
      '2026-09-06',
      'America/Santiago',
      '2026-09-01T00:00:00Z',
      '2026-09-06T04:00:00',
      '2026-09-07T02:59:59',
    ],
    // a zone with a half-hour offset
    ['2026-05-02', '2026-05-02', 'Asia/Kolkata', '2026-05-01T00:00:00Z', '2026-05-01T18:30:00', '2026-05-02T18:29:59'],
  ])('%s to %s in %s, at %s', (startDay, endDay, zone, now, start, finish) => {
    expect(times(startDay, endDay, zone, now)).toEqual([`${start}.000Z`, `${finish}.000Z`])
  })

  it('use the center’s day, not that of Greenwich', () => {
    expect(times('2026-11-22', '2026-11-23', 'America/Mexico_City', '2026-11-23T02:00:00Z')[0]).toBe(
      '2026-11-23T02:00:00.000Z',
    )
  })

  it('convert back to their days, and lie within them', () => {
    const zones = fc.constantFrom('America/Mexico_City', 'Europe/Madrid', 'Asia/Kolkata', 'Pacific/Auckland')
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 90 }), (zone, ahead, length) => {
        const startDay = addDays('2026-11-22', ahead)
        const days = { startDay, endDay: addDays(startDay, length) }
        const of = challengeTimesOf(days, zone, at('2026-11-22T18:00:00Z'))
        expect(challengeDaysOf(of, zone)).toEqual(days)
        expect(challengeStatusAt(of, of.startAt - 1)).toBe('pending')
        expect(challengeStatusAt(of, of.finishAt + 1000)).toBe('completed')
      }),
    )
  })
})

it.each([
  ['2026-11-22', '2026-12-22'],
  ['2026-01-31', '2026-02-28'],
  ['2027-12-31', '2028-01-31'],
])('the day a month after %s is %s', (today, end) => {
  expect(defaultEndDay(today)).toBe(end)
})
