import { describe, expect, it } from 'vitest'

import * as limits from './limits.ts'
import { centimetersOf, kilogramsOf } from './units.ts'

type Range = { readonly min: number; readonly max: number; readonly default?: number }

const rangesIn = (value: unknown, path: string): [string, Range][] => {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.entries(value).flatMap(([key, part]) => rangesIn(part, `${path}.${key}`))
  return 'min' in value && 'max' in value ? [[path, value as Range], ...nested] : nested
}

describe('limits', () => {
  it.each(rangesIn(limits, 'limits'))('%s is a range that holds its own default', (_, range) => {
    expect(range.min).toBeLessThan(range.max)
    if (range.default === undefined) return
    expect(range.default).toBeGreaterThanOrEqual(range.min)
    expect(range.default).toBeLessThanOrEqual(range.max)
  })

  it('means the same bodies in both measurement systems, to a kilogram and two centimeters', () => {
    const { weightLimits, heightLimits } = limits
    expect(Math.abs(kilogramsOf(weightLimits.english.min) - weightLimits.metric.min)).toBeLessThan(1)
    expect(Math.abs(kilogramsOf(weightLimits.english.max) - weightLimits.metric.max)).toBeLessThan(1)
    expect(Math.abs(centimetersOf(heightLimits.english.min) - heightLimits.metric.min)).toBeLessThan(2)
    expect(Math.abs(centimetersOf(heightLimits.english.max) - heightLimits.metric.max)).toBeLessThan(2)
  })

  it('keeps an unlimited class within what one class can hold', () => {
    expect(limits.classLimits.unlimitedCapacity).toBe(limits.classLimits.capacity.max)
  })
})
