import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, dayIn, daysBetween, firstOfDays, firstOfMonth } from './day.ts'

const anyDay = fc
  .date({ min: new Date('0001-01-08'), max: new Date('9999-12-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('counting days', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d days: %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(days)
  })

  it('works in both directions alike', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to)
        expect(daysBetween(to, from)).toBe(0 - daysBetween(from, to))
      }),
    )
  })

  it.each([
    [7, '2026-11-21', '2026-11-15'],
    [1, '2026-11-21', '2026-11-21'],
    [30, '2026-03-01', '2026-01-31'],
  ])('%d days that end with %s begin with %s', (count, last, first) => {
    expect(firstOfDays(count, last)).toBe(first)
    expect(daysBetween(first, last) + 1).toBe(count)
  })

  it('finds the first of a month', () => {
    expect(firstOfMonth('2024-02-29')).toBe('2024-02-01')
  })

  it('throws for an invalid day', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-02-28', 'x')).toThrow(RangeError)
  })
})

describe('days in a zone', () => {
  it.each([
    ['America/Mexico_City', '2026-11-21T05:59:59Z', '2026-11-20'],
    ['America/Mexico_City', '2026-11-21T06:00:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['UTC', '2026-11-21T00:00:00Z', '2026-11-21'],
  ])('%s at %s: %s', (zone, at, day) => {
    expect(dayIn(zone, Date.parse(at))).toBe(day)
  })
})
