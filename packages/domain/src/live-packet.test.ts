import { describe, expect, it } from 'vitest'

import { isNewerPacket, type Packet } from './live-packet.ts'

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
  ])('packet %i after %s: %s', (sequence, shown, expected) => {
    expect(isNewerPacket(packet(sequence), shown === null ? null : packet(shown))).toBe(expected)
  })
})
