import { describe, expect, it } from 'vitest'

import { isNewerPacket, signalOf, type Packet } from './live-packet.ts'

const packet = (sequence: number): Packet => ({
  participants: [],
  remainingSeconds: 60,
  finishAt: 60_000,
  sequence,
  serverTime: 0,
  joinRequests: 0,
})

describe('isNewerPacket', () => {
  it.each([
    [1, null, true],
    [2, 1, true],
    [9, 1, true],
    [1, 1, false],
    [1, 2, false],
  ])('accepts packet %i after %s: %s', (sequence, shown, expected) => {
    expect(isNewerPacket(packet(sequence), shown === null ? null : packet(shown))).toBe(expected)
  })
})

it.each([
  ['fresh', 10_000, false, 'live'],
  ['fresh, off the skin', 10_000, true, 'stale'],
  ['6 s old', 4000, false, 'stale'],
  ['31 s old, off the skin', -21_000, true, 'disconnected'],
  ['missing', null, true, 'disconnected'],
] as const)('the signal of a value that is %s', (_, measuredAt, isOffSkin, expected) => {
  expect(signalOf({ measuredAt, isOffSkin }, 10_000)).toBe(expected)
})
