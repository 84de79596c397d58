import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  classMomentAt,
  classTimesOf,
  continuableUntil,
  finishTimeOf,
  hasJustBegunAt,
  progressAt,
  remainingSecondsAt,
  waitingSecondsAt,
} from './class-clock.ts'

const minute = 60_000
const configuredAt = 1_000_000
/** 2 minutes of delay, 10 of class. */
const times = classTimesOf(configuredAt, 2, 10)

describe('a class of 10 minutes after a delay of 2', () => {
  it.each([
    ['when configured', 0, 'waiting', 120, 600, 0],
    ['a second and a half later', 1500, 'waiting', 119, 600, 0],
    ['a millisecond before the start', 2 * minute - 1, 'waiting', 1, 600, 0],
    ['at the start', 2 * minute, 'running', 0, 600, 0],
    ['half way', 7 * minute, 'running', 0, 300, 0.5],
    ['a millisecond before the end', 12 * minute - 1, 'running', 0, 1, 0.999_998],
    ['at the end', 12 * minute, 'over', 0, 0, 1],
    ['an hour later', 72 * minute, 'over', 0, 0, 1],
  ] as const)('%s', (_, later, moment, waiting, remaining, progress) => {
    const now = configuredAt + later
    expect(classMomentAt(times, now)).toBe(moment)
    expect(waitingSecondsAt(times, now)).toBe(waiting)
    expect(remainingSecondsAt(times, now)).toBe(remaining)
    expect(progressAt(times, now)).toBeCloseTo(progress, 6)
  })
})

describe('class times', () => {
  it('adds delay and duration to the start', () => {
    expect(finishTimeOf(configuredAt, 2, 10)).toBe(configuredAt + 12 * minute)
    expect(classTimesOf(configuredAt, 0, 1)).toEqual({ startAt: configuredAt, finishAt: configuredAt + minute })
  })

  it.each([
    [-1, false],
    [0, true],
    [1499, true],
    [1500, false],
  ])('has just begun %s ms after its start: %s', (later, expected) => {
    expect(hasJustBegunAt(times, times.startAt + later)).toBe(expected)
  })

  it('count a class without duration as complete', () => {
    expect(progressAt({ startAt: 5, finishAt: 5 }, 0)).toBe(1)
  })

  it('agree with each other at every moment', () => {
    const delay = fc.integer({ min: 0, max: 10 })
    const duration = fc.integer({ min: 1, max: 600 })
    fc.assert(
      fc.property(delay, duration, fc.integer({ min: -minute, max: 700 * minute }), (delay, duration, later) => {
        const times = classTimesOf(configuredAt, delay, duration)
        const now = configuredAt + later
        const moment = classMomentAt(times, now)
        expect(waitingSecondsAt(times, now) > 0).toBe(moment === 'waiting')
        expect(remainingSecondsAt(times, now) === 0).toBe(moment === 'over')
        expect(remainingSecondsAt(times, now)).toBeLessThanOrEqual(duration * 60)
        expect(progressAt(times, now)).toBeGreaterThanOrEqual(0)
        expect(progressAt(times, now)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it.each([
  ['in its middle', 600_000, 300_000, 420_000],
  ['just before its end', 600_000, 550_000, 600_000],
  ['by the clock', 600_000, 600_000, null],
  ['by the clock, late', 600_000, 600_400, null],
])('a class that was stopped %s may be continued', (_, finishAt, endedAt, expected) => {
  expect(continuableUntil(finishAt, endedAt)).toBe(expected)
})
