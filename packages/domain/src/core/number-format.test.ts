import { describe, expect, it } from 'vitest'

import {
  formatCalories,
  formatExactCalories,
  formatClock,
  formatCount,
  formatLongClock,
  formatMark,
  formatNumber,
  formatPoints,
  timeAmountOf,
} from './number-format.ts'

describe('numbers', () => {
  it.each([
    [0, '0.00', '0', '0'],
    [7.5, '7.50', '8', '7.50'],
    [1234.567, '1,234.57', '1,235', '1,234.57'],
    [1_000_000, '1,000,000.00', '1,000,000', '1,000,000'],
    [12.001, '12.00', '12', '12'],
    [100.1, '100.10', '100', '100.10'],
    [1000.5, '1,000.50', '1,001', '1,000.50'],
  ])('%d is %s, as a count %s, as points %s', (value, number, count, points) => {
    expect(formatNumber(value)).toBe(number)
    expect(formatCount(value)).toBe(count)
    expect(formatPoints(value)).toBe(points)
  })
})

it.each([
  [9.49, '9', '9.49'],
  [9.5, '10', '9.50'],
  [0, '0', '0.00'],
  [2656.79, '2,657', '2,656.79'],
  [null, '–', '–'],
])('calories of %s are shown as %s on tiles, and as %s in metrics', (calories, text, exact) => {
  expect(formatCalories(calories)).toBe(text)
  expect(formatExactCalories(calories)).toBe(exact)
})

describe('marks of an axis', () => {
  it.each([
    [0, '0'],
    [0.5, '0.5'],
    [1.25, '1.25'],
    [2, '2'],
    [1500, '1,500'],
  ])('%s is %s', (value, text) => {
    expect(formatMark(value)).toBe(text)
  })
})

describe('time', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [59, '0:59'],
    [60, '1:00'],
    [307, '5:07'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3907, '1:05:07'],
    [-3, '0:00'],
  ])('%d seconds are %s on a clock', (seconds, clock) => {
    expect(formatClock(seconds)).toBe(clock)
  })

  it.each([
    [0, '0:00:00'],
    [65, '0:01:05'],
    [600, '0:10:00'],
    [3661, '1:01:01'],
  ])('%d seconds are %s on a clock with hours', (seconds, clock) => {
    expect(formatLongClock(seconds)).toBe(clock)
  })

  it.each([
    [0, 0, 'min'],
    [60, 60, 'min'],
    [61, 61 / 60, 'h'],
    [90, 1.5, 'h'],
  ])('%d minutes are shown as %d %s', (minutes, value, unit) => {
    expect(timeAmountOf(minutes)).toEqual({ value, unit })
  })
})
