import { describe, expect, it } from 'vitest'

import type { Compliance } from './challenge.ts'
import { medalsOf, type Contender } from './standing.ts'

const contender = (name: string, points: number, reachedAt: number | null, rookpoints = 0): Contender => ({
  uuid: name,
  name,
  points,
  reachedAt,
  rookpoints,
})
const medals = (compliance: Compliance, ...contenders: readonly Contender[]) =>
  medalsOf(compliance, contenders).map(({ medal, winner }) => `${medal} ${winner.name}`)

describe('medals', () => {
  it('go to the participants with the most points', () => {
    expect(
      medals(
        'competitive',
        contender('Ana', 5, 1),
        contender('Bea', 30, 9),
        contender('Caro', 20, 9),
        contender('Dora', 10, 9),
      ),
    ).toEqual(['gold Bea', 'silver Caro', 'bronze Dora'])
  })

  it('with equal points go to the one who reached them earlier, then by name', () => {
    expect(
      medals(
        'competitive',
        contender('Zoe', 10, 5),
        contender('Eva', 10, 6),
        contender('Ana', 10, 6),
        contender('Bea', 10, 6),
      ),
    ).toEqual(['gold Zoe', 'silver Ana', 'bronze Bea'])
  })

  it('with equal points follow the sort keys of names, code unit by code unit', () => {
    expect(
      medals('competitive', contender('n~andu', 10, 1), contender('oca', 10, 1), contender('nzinga', 10, 1)),
    ).toEqual(['gold nzinga', 'silver n~andu', 'bronze oca'])
  })

  it('of participants with the same name follow their uuid', () => {
    const [one, other] = ['0a', '0b'].map((uuid) => ({ ...contender('Ana', 10, 1), uuid }))
    const winners = medalsOf(
      'competitive',
      [other, one].flatMap((each) => each ?? []),
    ).map(({ winner }) => winner.uuid)
    expect(winners).toEqual(['0a', '0b'])
  })

  it('never go to participants without points', () => {
    expect(medals('competitive', contender('Ana', 5, 1), contender('Bea', 0, null, 80))).toEqual(['gold Ana'])
    expect(medals('competitive')).toEqual([])
  })

  it('of a free challenge follow RookPoints, then the name', () => {
    expect(
      medals(
        'free',
        contender('Bea', 9, 1, 10),
        contender('Caro', 0, null, 25.5),
        contender('Ana', 0, null, 10),
        contender('Eva', 9, 1),
      ),
    ).toEqual(['gold Caro', 'silver Ana', 'bronze Bea'])
  })
})
