import { describe, expect, it } from 'vitest'

import { nextOrder, rankedUsers, RANKING_SIZES, type Ranked } from './ranking.ts'

const ranked = (uuid: string, user: string, trainings: number, calories: number | null, points: number): Ranked => ({
  uuid,
  user,
  trainings,
  calories,
  points,
})
const all = [
  ranked('a', 'Zoé Güémez', 3, 900, 80),
  ranked('b', 'Ana Ibáñez', 3, null, 70),
  ranked('c', 'Íñigo Muñoz', 5, 0, 70),
]
const names = (search: string, order: Parameters<typeof rankedUsers>[2]) =>
  rankedUsers(all, search, order).map(({ uuid }) => uuid)

describe('a ranking', () => {
  it('has pages of ten, twenty, fifty, or a hundred', () => {
    expect(RANKING_SIZES).toEqual([10, 20, 50, 100])
  })

  it('is sorted descending, then ascending, then in its original order', () => {
    const first = nextOrder('points', null)
    const second = nextOrder('points', first)
    expect([first, second, nextOrder('points', second)]).toEqual([
      { by: 'points', direction: 'desc' },
      { by: 'points', direction: 'asc' },
      null,
    ])
    expect(nextOrder('user', second)).toEqual({ by: 'user', direction: 'desc' })
  })

  it.each([
    [null, ['a', 'b', 'c']],
    [{ by: 'trainings', direction: 'desc' }, ['c', 'a', 'b']],
    [{ by: 'trainings', direction: 'asc' }, ['a', 'b', 'c']],
    [{ by: 'calories', direction: 'desc' }, ['a', 'c', 'b']],
    [{ by: 'points', direction: 'asc' }, ['b', 'c', 'a']],
    [{ by: 'user', direction: 'asc' }, ['b', 'c', 'a']],
    [{ by: 'user', direction: 'desc' }, ['a', 'c', 'b']],
  ] as const)('sorted by %j is %j', (order, uuids) => {
    expect(names('', order)).toEqual(uuids)
  })

  it('sorted by user has ñ after n', () => {
    const birds = ['Ñandú', 'Oca', 'Nzinga'].map((user) => ranked(user, user, 1, null, 0))
    const ordered = rankedUsers(birds, '', { by: 'user', direction: 'asc' })
    expect(ordered.map(({ user }) => user)).toEqual(['Nzinga', 'Ñandú', 'Oca'])
  })

  it('is searched by the words of a name, without accents', () => {
    expect(names('ibanez ANA', null)).toEqual(['b'])
    expect(names('nobody', null)).toEqual([])
  })
})
