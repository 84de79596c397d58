import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from './day.ts'
import {
  PERIOD_PRESETS,
  periodBefore,
  periodFault,
  periodOf,
  presetOf,
  type PeriodPreset,
  wholeMonthsIn,
  requestedPeriod,
} from './period.ts'

describe('periodOf', () => {
  it.each<[PeriodPreset, string, string, string]>([
    ['last-7-days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['last-30-days', '2026-03-03', '2026-02-02', '2026-03-03'],
    ['last-90-days', '2026-03-03', '2025-12-04', '2026-03-03'],
    ['this-month', '2026-03-03', '2026-03-01', '2026-03-03'],
    ['last-month', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['this-year', '2026-03-03', '2026-01-01', '2026-03-03'],
  ])('%s on %s is %s to %s', (preset, today, start, end) => {
    expect(periodOf(preset, today)).toEqual({ start, end })
  })

  it('returns only valid periods', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1970-01-01', count))
    fc.assert(
      fc.property(fc.constantFrom(...PERIOD_PRESETS), days, (preset, today) => {
        expect(periodFault(periodOf(preset, today))).toBeNull()
      }),
    )
  })
})

it.each([
  [
    { start: '2026-03-03', end: '2026-03-09' },
    { start: '2026-02-24', end: '2026-03-02' },
  ],
  [
    { start: '2024-03-01', end: '2024-03-01' },
    { start: '2024-02-29', end: '2024-02-29' },
  ],
  [
    { start: '2026-01-01', end: '2026-12-31' },
    { start: '2025-01-01', end: '2025-12-31' },
  ],
])('the period %j is compared with %j', (period, before) => {
  expect(periodBefore(period)).toEqual(before)
})

describe('periodFault', () => {
  it.each([
    ['', '2026-03-03', 'required'],
    ['2026-03-03', '', 'required'],
    ['2026-02-30', '2026-03-03', 'invalid-date'],
    ['03/03/2026', '2026-03-03', 'invalid-date'],
    ['2026-03-04', '2026-03-03', 'end-before-start'],
    ['2020-03-04', '2026-03-03', 'too-long'],
    ['2024-03-03', '2026-03-03', null],
    ['2024-03-02', '2026-03-03', 'too-long'],
    ['2026-03-03', '2026-03-03', null],
  ])('%s to %s → %s', (start, end, fault) => {
    expect(periodFault({ start, end })).toBe(fault)
  })
})

describe('presetOf', () => {
  it.each([
    [periodOf('last-month', '2026-03-03'), 'last-month'],
    [{ start: '2026-03-02', end: '2026-03-03' }, null],
  ])('%j → %s', (period, preset) => {
    expect(presetOf(period, '2026-03-03')).toBe(preset)
  })
})

describe('wholeMonthsIn', () => {
  it.each([
    ['2026-01-01', '2026-01-31', { from: '2026-01-01', until: '2026-02-01' }],
    ['2026-01-02', '2026-02-27', null],
    ['2026-01-02', '2026-02-28', { from: '2026-02-01', until: '2026-03-01' }],
    ['2025-12-15', '2026-03-10', { from: '2026-01-01', until: '2026-03-01' }],
    ['2024-01-31', '2024-02-29', { from: '2024-02-01', until: '2024-03-01' }],
    ['2026-11-16', '2026-11-22', null],
  ])('from %s to %s: %j', (start, end, months) => {
    expect(wholeMonthsIn({ start, end })).toEqual(months)
  })
})

describe('periodAsked', () => {
  it.each([
    [{}, { start: '2026-11-16', end: '2026-11-22' }],
    [{ start: '2026-11-01' }, { start: '2026-11-01', end: '2026-11-22' }],
    [{ end: '2026-11-10' }, { start: '2026-11-04', end: '2026-11-10' }],
    [
      { start: '2026-01-01', end: '2026-01-02' },
      { start: '2026-01-01', end: '2026-01-02' },
    ],
  ])('%j', (requested, period) => {
    expect(requestedPeriod(requested, '2026-11-22')).toEqual(period)
  })
})
