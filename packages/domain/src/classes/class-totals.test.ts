import { describe, expect, it } from 'vitest'

import { classTotals } from './class-totals.ts'

const ana = { seconds: 600, calories: 100, averageEffort: 80, belowSeconds: 60, zoneSeconds: [0, 0, 240, 200, 100] }
const leo = { seconds: 200, calories: 40.5, averageEffort: 60, belowSeconds: 0, zoneSeconds: [0, 100, 100, 0, 0] }
const mute = { seconds: 0, calories: null, averageEffort: null, belowSeconds: 0, zoneSeconds: [0, 0, 0, 0, 0] }

describe('the totals of a class', () => {
  it('count all participants, and longer sessions weigh more', () => {
    expect(classTotals([ana, leo, mute])).toEqual({
      calories: 140.5,
      averageEffort: 75,
      hardSeconds: 300,
      belowSeconds: 60,
      zoneSeconds: [0, 100, 340, 200, 100],
    })
  })

  it('count no shares of members who hide their numbers on displays, but what staff see of them', () => {
    const shares = { ...mute, visibility: 'color' as const, belowSeconds: 10, zoneSeconds: [0, 0, 40, 30, 20] }
    const seen = { ...leo, visibility: 'color' as const }
    expect(classTotals([ana, shares])).toEqual(classTotals([ana]))
    expect(classTotals([ana, seen])).toEqual(classTotals([ana, leo]))
  })

  it.each([[[]], [[mute]]])('have no average without measurements', (results) => {
    expect(classTotals(results)).toEqual({
      calories: 0,
      averageEffort: null,
      hardSeconds: 0,
      belowSeconds: 0,
      zoneSeconds: [0, 0, 0, 0, 0],
    })
  })
})
