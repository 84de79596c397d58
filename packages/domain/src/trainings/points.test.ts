import { describe, expect, it } from 'vitest'

import { pointsPerSecond, ROOKPOINTS_VERSION } from './points.ts'

describe('RookPoints, version 1', () => {
  it.each([
    [null, 0],
    ['z1', 1],
    ['z2', 2],
    ['z3', 3],
    ['z4', 4],
    ['z5', 5],
  ] as const)('a minute in %s earns %i', (zone, points) => {
    expect(pointsPerSecond(zone) * 60).toBeCloseTo(points, 12)
  })

  it('names the version that is stored', () => {
    expect(ROOKPOINTS_VERSION).toBe(1)
  })
})
