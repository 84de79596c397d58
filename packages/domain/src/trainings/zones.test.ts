import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { effortOf, shownEffort } from './physiology.ts'
import { effortLevelOf, zoneBounds, zoneOf, ZONES } from './zones.ts'

describe('zones and colors', () => {
  it.each([
    [0, null, 'waiting'],
    [1, null, 'minimum'],
    [49.999, null, 'minimum'],
    [50, 'z1', 'minimum'],
    [59.999, 'z1', 'minimum'],
    [60, 'z2', 'light'],
    [69.999, 'z2', 'light'],
    [70, 'z3', 'moderate'],
    [79.999, 'z3', 'moderate'],
    [80, 'z4', 'intense'],
    [89.999, 'z4', 'intense'],
    [90, 'z5', 'maximum'],
    [100, 'z5', 'maximum'],
    [112, 'z5', 'maximum'],
    [Number.NaN, null, 'waiting'],
  ] as const)('show %d percent in %s and %s', (effort, zone, level) => {
    expect(zoneOf(effort)).toBe(zone)
    expect(effortLevelOf(effort)).toBe(level)
  })

  it('have zones that meet without gap or overlap', () => {
    expect(ZONES.map(zoneBounds)).toEqual([
      { from: 50, to: 60 },
      { from: 60, to: 70 },
      { from: 70, to: 80 },
      { from: 80, to: 90 },
      { from: 90, to: null },
    ])
  })

  it('never disagree with the number that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: 250 }), fc.integer({ min: 1200, max: 2300 }), (heartRate, tenths) => {
        const effort = effortOf(heartRate, tenths / 10)
        expect(effortLevelOf(shownEffort(effort))).toBe(effortLevelOf(effort))
        expect(zoneOf(shownEffort(effort))).toBe(zoneOf(effort))
      }),
    )
  })

  it('find a zone exactly between its bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: 50, max: 150, noNaN: true }), (effort) => {
        const zone = zoneOf(effort)
        expect(zone).not.toBeNull()
        const { from, to } = zoneBounds(zone ?? 'z1')
        expect(effort).toBeGreaterThanOrEqual(from)
        expect(effort).toBeLessThan(to ?? Number.POSITIVE_INFINITY)
      }),
    )
  })
})

it.each([
  [0, 'waiting'],
  [1, 'minimum'],
  [59.99, 'minimum'],
  [60, 'light'],
  [104, 'maximum'],
])('%d %% has the color %s', (effort, level) => {
  expect(effortLevelOf(effort)).toBe(level)
})
