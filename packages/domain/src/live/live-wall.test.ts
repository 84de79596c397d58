import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Packet, Participant } from './live-packet.ts'
import {
  emptyWall,
  liveWallReducer,
  participantsAt,
  quietAt,
  serverTimeOf,
  type LiveWall,
  type LiveWallEvent,
} from './live-wall.ts'

/** the server's clock is an hour ahead of the display's */
const ahead = 3_600_000

const participant = (change: Partial<Participant> = {}): Participant => ({
  userUuid: 'ana',
  pseudonym: 'Rayo',
  imageUrl: null,
  effort: 75,
  heartRate: 140,
  calories: 10,
  steps: null,
  signal: 'live',
  measuredAt: ahead + 1000,
  joinedAt: null,
  ...change,
})

const packet = (sequence: number, change: Partial<Packet> = {}): Packet => ({
  participants: [participant()],
  remainingSeconds: 600 - sequence,
  finishAt: ahead + 600_000,
  sequence,
  serverTime: ahead + sequence * 1000,
  joinRequests: 0,
  ...change,
})

const came = (sequence: number, delay = 0): LiveWallEvent => ({
  type: 'packet-came',
  packet: packet(sequence),
  now: sequence * 1000 + delay,
})
const fetched = (sequence: number): LiveWallEvent => ({
  type: 'fetched',
  packet: packet(sequence),
  requestedAt: sequence * 1000,
  now: sequence * 1000,
})
const answered = (sequence: number, there: number, back: number): LiveWallEvent => ({
  type: 'fetched',
  packet: packet(sequence),
  requestedAt: sequence * 1000 - there,
  now: sequence * 1000 + back,
})
const after = (...events: readonly LiveWallEvent[]): LiveWall => events.reduce(liveWallReducer, emptyWall)

describe('the live display', () => {
  it.each<[string, LiveWallEvent[], number | undefined, boolean]>([
    ['nothing yet', [], undefined, true],
    ['a packet before the first fetch', [came(4)], 4, true],
    ['the first fetch', [fetched(4)], 4, false],
    ['packets in order', [fetched(4), came(5), came(6)], 6, false],
    ['a repeated packet', [fetched(4), came(5), came(5)], 5, false],
    ['a late packet', [fetched(4), came(5), came(3)], 5, false],
    ['a lost packet', [fetched(4), came(6)], 6, true],
    ['a lost packet and more', [fetched(4), came(6), came(7)], 7, true],
    ['a lost packet, then the fetch', [fetched(4), came(6), fetched(6)], 6, false],
    ['a fetch that is older than the stream', [came(9), fetched(8)], 9, false],
    ['a lost connection', [fetched(4), { type: 'continuity-lost' }], 4, true],
    ['a lost connection, then the fetch', [fetched(4), { type: 'continuity-lost' }, fetched(30)], 30, false],
    ['a fetch that failed', [fetched(4), { type: 'continuity-lost' }, { type: 'fetch-failed' }], 4, true],
    ['another class', [fetched(4), { type: 'class-changed' }], undefined, true],
    ['another class whose numbers start again', [fetched(400), { type: 'class-changed' }, fetched(1)], 1, false],
  ])('handles %s', (_, events, sequence, needsFetch) => {
    const wall = after(...events)
    expect(wall.packet?.sequence).toBe(sequence)
    expect(wall.needsFetch).toBe(needsFetch)
  })

  it.each<[string, LiveWallEvent]>([
    ['a repeated packet', came(5)],
    ['a late packet', came(1)],
    ['a failed fetch', { type: 'fetch-failed' }],
    ['a fetch of what is shown', fetched(5)],
  ])('ignores %s', (_, event) => {
    const wall = after(fetched(4), came(5))
    expect(liveWallReducer(wall, event)).toBe(wall)
  })

  it('shows the newest packet, however the network reorders, repeats, and loses them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (sequences) => {
        const wall = after(...sequences.map((sequence) => came(sequence)))
        expect(wall.packet).toEqual(packet(Math.max(...sequences)))
      }),
    )
  })

  it('fetches exactly when a packet is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 20 }), (jumps) => {
        let sequence = 1
        const events = jumps.map((jump) => came((sequence += jump)))
        expect(after(fetched(1), ...events).needsFetch).toBe(jumps.some((jump) => jump > 1))
      }),
    )
  })
})

describe("the server's clock", () => {
  it('is taken from the packets', () => {
    expect(serverTimeOf(after(came(5)), 5000)).toBe(ahead + 5000)
  })

  it('is not set back by a slow packet', () => {
    expect(after(came(5), came(6, 1500)).clockOffset).toBe(ahead)
  })

  it('is set forward by a faster packet than all before', () => {
    expect(after(came(5, 900), came(6, 100)).clockOffset).toBe(ahead - 100)
  })

  it('is not set back by a packet that took half a minute and shows data of that age', () => {
    const wall = after(came(5), came(6, 28_000))
    expect(wall.clockOffset).toBe(ahead)
    expect(participantsAt(wall, 34_000)[0]?.signal).toBe('disconnected')
  })

  it('lies half way between question and answer, however slow the link is from the start', () => {
    const wall = after(answered(5, 14_000, 14_000), came(6, 28_000))
    expect(wall.clockOffset).toBe(ahead)
    expect(serverTimeOf(wall, 34_000) - (wall.packet?.serverTime ?? 0)).toBe(28_000)
  })

  it('is never further off than half the quickest round trip', () => {
    const event = fc.record({ there: fc.nat(30_000), back: fc.nat(30_000), isAnswer: fc.boolean() })
    fc.assert(
      fc.property(fc.array(event, { minLength: 1 }), (events) => {
        const applied = events.map(({ there, back, isAnswer }, index) =>
          isAnswer ? answered(index + 1, there, back) : came(index + 1, back),
        )
        const answers = events.filter(({ isAnswer }) => isAnswer)
        const most = Math.min(...answers.map(({ there }) => there)) + Math.min(...events.map(({ back }) => back))
        const off = Math.abs(after(...applied).clockOffset - ahead)
        expect(off).toBeLessThanOrEqual(answers.length === 0 ? Math.min(...events.map(({ back }) => back)) : most / 2)
      }),
    )
  })

  it.each([-7_200_000, 7_200_000])("is set again from an answer once the display's clock was set by %i", (by) => {
    const later: LiveWallEvent = { type: 'fetched', packet: packet(6), requestedAt: 6000 + by, now: 6000 + by }
    expect(after(answered(5, 50, 50), later).clockOffset).toBe(ahead - by)
  })

  it('is kept from one class to the next', () => {
    expect(after(came(5), { type: 'class-changed' }).clockOffset).toBe(ahead)
  })
})

describe('signals', () => {
  it.each([
    [0, 'live'],
    [5000, 'live'],
    [5001, 'stale'],
    [30_000, 'stale'],
    [30_001, 'disconnected'],
  ] as const)('after %i ms without packets are %s', (age, signal) => {
    const wall = after(came(1))
    expect(participantsAt(wall, 1000 + age)[0]?.signal).toBe(signal)
  })

  it('stay unchanged for participants without any value and for those whom the server reports as disconnected', () => {
    const participants = [
      participant({ measuredAt: null, signal: 'disconnected' }),
      participant({ userUuid: 'leo', signal: 'disconnected' }),
    ]
    const wall = after({ type: 'packet-came', packet: packet(1, { participants }), now: 1000 })
    expect(participantsAt(wall, 1000)).toEqual(participants)
  })

  it('keep the same object while nothing changes, so that tiles need not be redrawn', () => {
    const wall = after(came(1))
    expect(participantsAt(wall, 1500)[0]).toBe(wall.packet?.participants[0])
  })
})

describe('a participant who has gone quiet', () => {
  const left = participant({ userUuid: 'leo', signal: 'disconnected', measuredAt: ahead + 1000 - 120_001 })
  const wall = after({
    type: 'packet-came',
    packet: packet(1, { participants: [participant(), left] }),
    now: 1000,
  })

  it.each([
    ['as the packet comes', 1000],
    ['ten minutes after the last packet', 601_000],
  ])('shares a tile %s, and no one else does', (_, now) => {
    const { shown, folded } = quietAt(wall, now)
    expect(shown.map(({ userUuid }) => userUuid)).toEqual(['ana'])
    expect(folded).toBe(1)
  })
})
