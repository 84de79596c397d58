import { describe, expect, it } from 'vitest'

import { type FreeStrap, isLoosened, needsProof, pickableStraps } from './pick-strap.ts'

const NOW = 1_000_000
const MINUTE = 60_000

const strap = (id: string, change: Partial<FreeStrap> = {}): FreeStrap => ({
  id,
  heartRate: 100,
  firstSeenAt: NOW - 9 * MINUTE,
  seenAt: NOW,
  dbm: -70,
  isUsual: false,
  isTyped: false,
  ...change,
})
const offered = (straps: readonly FreeStrap[]) =>
  pickableStraps(straps, { joinedAt: NOW - MINUTE, now: NOW }).map(({ id }) => id)

describe('the straps to pick from', () => {
  it('begin with the typed number, then habit, newness, and strength', () => {
    const straps = [
      strap('weak', { dbm: -90 }),
      strap('unmeasured', { dbm: null }),
      strap('strong', { dbm: -50 }),
      strap('new', { firstSeenAt: NOW - 2 * MINUTE, dbm: -95 }),
      strap('usual', { isUsual: true, dbm: -95 }),
      strap('typed', { isTyped: true, dbm: -95 }),
    ]
    expect(offered(straps)).toEqual(['typed', 'usual', 'new', 'strong', 'weak', 'unmeasured'])
  })

  it('are at most six', () => {
    expect(offered(Array.from({ length: 60 }, (_, at) => strap(String(at), { dbm: -at })))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
  })

  it('include none that is silent for over 15 s', () => {
    expect(offered([strap('gone', { seenAt: NOW - 15_001 }), strap('late', { seenAt: NOW - 15_000 })])).toEqual([
      'late',
    ])
  })
})

it.each<[string, Partial<FreeStrap>, Partial<FreeStrap>, boolean]>([
  ['a neighbor 8 bpm faster', {}, { heartRate: 108 }, true],
  ['a neighbor 9 bpm faster', {}, { heartRate: 109 }, false],
  ['a silent neighbor', {}, { seenAt: NOW - 15_001 }, false],
  ['a neighbor and its number typed', { isTyped: true }, {}, false],
  ['a neighbor and a member who usually has it', { isUsual: true }, {}, false],
])('a strap with %s needs proof: %j, %j, %s', (_, picked, neighbor, expected) => {
  const own = strap('own', picked)
  expect(needsProof(own, [own, strap('neighbor', neighbor)], NOW)).toBe(expected)
})

it.each([
  [{ seenAt: NOW - 3000 }, { since: NOW - 5000, receivedAt: NOW }, true],
  [{ seenAt: NOW - 2999 }, { since: NOW - 5000, receivedAt: NOW }, false],
  [{ seenAt: NOW - 9000 }, { since: NOW - 5000, receivedAt: NOW }, false],
  [{ seenAt: NOW - 3000 }, { since: NOW - 5000, receivedAt: NOW - 1000 }, false],
])('%j, with %j, counts as loosened: %s', (received, times, expected) => {
  expect(isLoosened(received, { ...times, now: NOW })).toBe(expected)
})
