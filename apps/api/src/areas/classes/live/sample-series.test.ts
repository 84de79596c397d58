import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createSampleSeries, type StoredSample } from './sample-series.ts'

const ORIGIN = 1_800_000_000_000

const sample = (at: number, heartRate = 120, steps: number | null = null): StoredSample => ({
  at: ORIGIN + at,
  heartRate,
  steps,
  hasContact: heartRate !== 121,
})

it('an added sample is reported as last, between, or known', () => {
  const series = createSampleSeries()
  expect(series.last()).toBeNull()
  expect(series.add(sample(1000))).toBe('last')
  expect(series.add(sample(3000))).toBe('last')
  expect(series.add(sample(2000))).toBe('between')
  expect(series.add(sample(-500))).toBe('between')
  expect(series.add(sample(2000, 99))).toBe('known')
  expect([...series]).toEqual([sample(-500), sample(1000), sample(2000), sample(3000)])
  expect(series.last()).toEqual(sample(3000))
})

it('a series returns every sample once and in order, whatever the order of arrival', () => {
  const moment = fc.integer({ min: -600_000, max: 36_000_000 })
  const heartRate = fc.integer({ min: 25, max: 250 })
  const steps = fc.option(fc.integer({ min: 0, max: 1000 }))
  const samples = fc.array(fc.tuple(moment, heartRate, steps), { maxLength: 300 })
  fc.assert(
    fc.property(samples, (given) => {
      const series = createSampleSeries()
      const first = new Map<number, StoredSample>()
      for (const one of given.map((fields) => sample(...fields))) {
        expect(series.add(one) === 'known').toBe(first.has(one.at))
        if (!first.has(one.at)) first.set(one.at, one)
      }
      expect([...series]).toEqual([...first.values()].toSorted((a, b) => a.at - b.at))
      expect(series.size()).toBe(first.size)
    }),
  )
})

it('a series keeps its samples when it grows', () => {
  const series = createSampleSeries()
  const hour = Array.from({ length: 4000 }, (_, second) => sample(second * 1000, 60 + (second % 150), second % 7))
  for (const one of hour) series.add(one)
  expect([...series]).toEqual(hour)
})
