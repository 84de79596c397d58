import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fairTeams, type Player } from './fair-teams.ts'

const players = fc
  .array(fc.integer({ min: 0, max: 900 }), { maxLength: 60 })
  .map((points) => points.map((of, index): Player => ({ uuid: `u${index}`, points: of })))
const counts = fc.constantFrom(2, 3, 4)
const deal = fc.record({ seed: fc.integer(), isBalanced: fc.boolean() })

const sum = (of: readonly Player[], team: readonly string[]) =>
  of.filter(({ uuid }) => team.includes(uuid)).reduce((total, { points }) => total + points, 0)

describe('fair teams', () => {
  it('have each person once, in sizes that differ by one at most', () => {
    fc.assert(
      fc.property(players, counts, deal, (all, count, how) => {
        const teams = fairTeams(all, count, how)
        expect(teams).toHaveLength(count)
        expect(teams.flat().toSorted()).toEqual(all.map(({ uuid }) => uuid).toSorted())
        const sizes = teams.map((team) => team.length)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('are the same for the same seed, whatever the order of the people', () => {
    fc.assert(
      fc.property(players, counts, deal, (all, count, how) => {
        expect(fairTeams(all.toReversed(), count, how)).toEqual(fairTeams(all, count, how))
      }),
    )
  })

  it('differ by no more than the strongest person has, if they are balanced and of one size', () => {
    fc.assert(
      fc.property(players, counts, fc.integer(), (some, count, seed) => {
        const all = some.slice(0, some.length - (some.length % count))
        const totals = fairTeams(all, count, { seed, isBalanced: true }).map((team) => sum(all, team))
        const strongest = Math.max(0, ...all.map(({ points }) => points))
        expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(strongest)
      }),
    )
  })

  it('differ for another seed', () => {
    const all = Array.from({ length: 20 }, (_, index) => ({ uuid: `u${index}`, points: 0 }))
    const dealt = (seed: number) => fairTeams(all, 2, { seed, isBalanced: false })
    expect(dealt(1)).not.toEqual(dealt(2))
  })

  it('pair the strong with the weak', () => {
    const all = [4, 3, 2, 1].map((points) => ({ uuid: `u${points}`, points }))
    for (const seed of [1, 2, 3]) {
      const teams = fairTeams(all, 2, { seed, isBalanced: true }).map((team) => team.toSorted().join())
      expect(teams.toSorted()).toEqual(['u1,u4', 'u2,u3'])
    }
  })
})
