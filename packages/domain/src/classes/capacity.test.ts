import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canJoin, capacityOf } from './capacity.ts'

describe('canJoin', () => {
  it.each([
    [{ capacity: 2, joined: 0, alreadyIn: false }, true],
    [{ capacity: 2, joined: 1, alreadyIn: false }, true],
    [{ capacity: 2, joined: 2, alreadyIn: false }, false],
    [{ capacity: 2, joined: 3, alreadyIn: false }, false],
    [{ capacity: 2, joined: 2, alreadyIn: true }, true],
  ])('%j: %s', (place, expected) => {
    expect(canJoin(place)).toEqual(expected ? { ok: true, value: true } : { ok: false, error: 'class-full' })
  })

  it('never fills a class beyond its capacity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.array(fc.nat(150)), (capacity, arrivals) => {
        const members = new Set<number>()
        for (const member of arrivals) {
          if (canJoin({ capacity, joined: members.size, alreadyIn: members.has(member) }).ok) members.add(member)
        }
        expect(members.size).toBe(Math.min(capacity, new Set(arrivals).size))
      }),
    )
  })
})

describe('capacityOf', () => {
  it.each([
    [{ isLimited: true, capacity: 15 }, 15],
    [{ isLimited: false, capacity: 100 }, 100],
    [{ isLimited: false, capacity: 1 }, 100],
  ])('%j is %i', (sent, expected) => {
    expect(capacityOf(sent)).toBe(expected)
  })
})
