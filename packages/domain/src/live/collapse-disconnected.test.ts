import { expect, it } from 'vitest'

import { countByLevel, countLive, collapseDisconnected, levelTogether } from './collapse-disconnected.ts'
import type { Participant } from './live-packet.ts'

const NOW = 1_000_000

const person = (userUuid: string, change: Partial<Participant>): Participant => ({
  userUuid,
  pseudonym: userUuid,
  imageUrl: null,
  effort: 70,
  heartRate: 140,
  calories: 12,
  steps: null,
  signal: 'disconnected',
  measuredAt: NOW - 60_000,
  joinedAt: NOW - 600_000,
  ...change,
})

it.each<[string, Partial<Participant>, boolean]>([
  ['two minutes of silence', { measuredAt: NOW - 120_000 }, false],
  ['more than two minutes', { measuredAt: NOW - 120_001 }, true],
  ['a value that is only stale', { measuredAt: NOW - 121_000, signal: 'stale' }, false],
  ['no value yet, just joined', { measuredAt: null, joinedAt: NOW - 120_000 }, false],
  ['no value in more than two minutes', { measuredAt: null, joinedAt: NOW - 120_001 }, true],
  ['minutes off the skin, which the tile shows', { measuredAt: NOW - 300_000, isOffSkin: true }, false],
  ['no value for an unknown time', { measuredAt: null, joinedAt: null }, false],
])('a tile folds after %s: %j → %s', (_, change, isFolded) => {
  const neighbour = person('neighbour', { signal: 'live', measuredAt: NOW })
  const { shown, folded } = collapseDisconnected([person('a', change), neighbour], NOW)
  expect(folded).toBe(isFolded ? 1 : 0)
  expect(shown.map(({ userUuid }) => userUuid)).toEqual(isFolded ? ['neighbour'] : ['a', 'neighbour'])
})

it('the count of live participants is of those who joined', () => {
  const people = (['live', 'stale', 'disconnected', 'live'] as const).map((signal, index) =>
    person(String(index), { signal }),
  )
  expect(countLive(people)).toEqual({ live: 2, joined: 4 })
})

it('the counts by level contain only live participants', () => {
  const efforts = [null, 0, 45, 60, 79, 80, 89, 90, 100]
  const people = efforts.map((effort, index) => person(String(index), { signal: 'live', effort }))
  const counts = countByLevel([...people, person('stale', { signal: 'stale' }), person('gone', {})])
  expect(counts).toEqual({ waiting: 2, minimum: 1, light: 1, moderate: 1, intense: 2, maximum: 2 })
  expect(countByLevel([])).toEqual({ waiting: 0, minimum: 0, light: 0, moderate: 0, intense: 0, maximum: 0 })
})

it.each<[string, readonly Partial<Participant>[], string]>([
  ['no one', [], 'waiting'],
  ['no live participant', [{ signal: 'stale' }, {}], 'waiting'],
  ['a participant without an effort', [{ signal: 'live', effort: null }], 'waiting'],
  ['one participant', [{ signal: 'live', effort: 95 }], 'maximum'],
  ['the median of live participants', [{ signal: 'live', effort: 50 }, { signal: 'live', effort: 71 }, {}], 'light'],
])('the common level of %s', (_, people, level) => {
  expect(levelTogether(people.map((change, index) => person(String(index), change)))).toBe(level)
})
