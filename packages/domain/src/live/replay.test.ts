import { describe, expect, it } from 'vitest'

import { replayAt, replayedSecond, type ReplayedClass, type ReplayedPerson } from './replay.ts'

const person = (change: Partial<ReplayedPerson> = {}): ReplayedPerson => ({
  userUuid: 'ana',
  pseudonym: 'Cometa',
  imageUrl: null,
  joinedAtSecond: -30,
  maxHeartRate: 200,
  heartRates: [null, null, 120, 130, ...Array.from({ length: 60 }, () => null), 150],
  calories: [0, 0, 1, 2, ...Array.from({ length: 60 }, () => 2), 3],
  ...change,
})
const classOf = (...people: readonly ReplayedPerson[]): ReplayedClass => ({
  seconds: 600,
  stepSeconds: 1,
  order: 'effort',
  people,
})

describe('replayAt', () => {
  it.each([
    [0, 'disconnected', null, null, 0, null],
    [2, 'live', 120, 60, 1, 2000],
    [3, 'live', 130, 65, 2, 3000],
    [8, 'live', 130, 65, 2, 3000],
    [9, 'stale', 130, 65, 2, 3000],
    [33, 'stale', 130, 65, 2, 3000],
    [34, 'disconnected', 130, 65, 2, 3000],
    [64, 'live', 150, 75, 3, 64_000],
    [600, 'disconnected', 150, 75, 3, 64_000],
  ])('second %i: %s, %j bpm', (second, signal, heartRate, effort, calories, measuredAt) => {
    expect(replayAt(classOf(person()), second)).toEqual([
      {
        userUuid: 'ana',
        pseudonym: 'Cometa',
        imageUrl: null,
        heartRate,
        effort,
        calories,
        steps: null,
        signal,
        measuredAt,
        joinedAt: -30_000,
      },
    ])
  })

  it('shows no participant before the join', () => {
    const late = person({ userUuid: 'late', joinedAtSecond: 100 })
    expect(replayAt(classOf(person(), late), 99).map(({ userUuid }) => userUuid)).toEqual(['ana'])
    expect(replayAt(classOf(person(), late), 100).map(({ userUuid }) => userUuid)).toEqual(['ana', 'late'])
  })

  it('omits effort and calories while they are unknown', () => {
    const [shown] = replayAt(classOf(person({ maxHeartRate: null, calories: [] })), 3)
    expect(shown).toMatchObject({ heartRate: 130, effort: null, calories: null })
  })
})

it.each([
  [0, 1000, 1, 1],
  [10, 500, 10, 15],
  [0, 100, 30, 3],
  [599, 1000, 30, 600],
  [600, 5000, 5, 600],
] as const)('at %i, %i ms later at %i×, the replay is at second %i', (from, elapsed, speed, second) => {
  expect(replayedSecond({ seconds: 600 }, from, elapsed, speed)).toBe(second)
})
