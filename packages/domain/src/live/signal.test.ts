import { describe, expect, it } from 'vitest'

import { isPlausibleHeartRate, isPlausibleStep, signalStateAt } from './signal.ts'

describe('signalStateAt', () => {
  it.each([
    [-300, 'live'],
    [0, 'live'],
    [5000, 'live'],
    [5001, 'stale'],
    [30_000, 'stale'],
    [30_001, 'disconnected'],
  ] as const)('a value %i ms old is %s', (age, state) => {
    expect(signalStateAt(age)).toBe(state)
  })
})

describe('isPlausibleHeartRate', () => {
  it.each([
    [24, false],
    [25, true],
    [250, true],
    [251, false],
    [300, false],
    [0, false],
    [-70, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d: %s', (value, expected) => {
    expect(isPlausibleHeartRate(value)).toBe(expected)
  })
})

describe('isPlausibleStep', () => {
  it.each([
    [100, 125, 1, true],
    [100, 126, 1, false],
    [100, 74, 1, false],
    [100, 75, 1, true],
    [100, 150, 2, true],
    [100, 151, 2, false],
    [60, 180, 5, true],
    [100, 130, 0.4, false],
  ])('from %i to %i in %d s: %s', (from, to, elapsed, expected) => {
    expect(isPlausibleStep(from, to, elapsed)).toBe(expected)
  })
})
