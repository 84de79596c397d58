import { ownNumbersOf } from '@repo/api-client/classes/own-numbers'
import { packetOf } from '@repo/api-client/classes/packet'
import type { Packet } from '@repo/domain/live/live-packet'
import { emptyWall, type LiveWall, liveWallReducer, participantsAt } from '@repo/domain/live/live-wall'
import { offSkinSeconds, refusedSeconds } from '@repo/domain/trainings/refused-seconds'
import { closeTally, tallyRecording } from '@repo/domain/trainings/tally'
import { bySize } from '@repo/test-size'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { CLASS_START, someLiveClass } from '../../../../testing/factories/some-live-class.ts'
import { takeBatch } from '../samples/read-batch.ts'
import { newParticipant, secondOf, settle } from './live-class.ts'
import { presentOwnNumbers, presentPackets } from './present-packet.ts'

const START = CLASS_START
const PROFILE = { maxHeartRate: 190, weight: 70, sex: 'male', age: 30 } as const
const RUNS = bySize({ small: 500, full: 10_000, night: 50_000 })

interface Sent {
  /** Milliseconds after the start of the class. */
  readonly at: number
  readonly hr: number
  readonly steps: number | null
  readonly contact: boolean | null
  /** Milliseconds until it arrives. */
  readonly late: number
}

/** Straps that walk, alternate, spike, pause, repeat, send past or future stamps, and several samples a second. */
const sample = fc.record({
  wait: fc.constantFrom(0, 150, 500, 990, 1000, 1000, 1000, 1010, 2000, 3000, 4000, 9000, 35_000),
  hr: fc.oneof(fc.integer({ min: 110, max: 130 }), fc.constantFrom(60, 120, 180, 240, 20, 260)),
  steps: fc.option(fc.nat(5)),
  contact: fc.constantFrom(null, null, false, false, false, false, false, false, true),
  skew: fc.constantFrom(0, 0, 0, 0, -3000, 900, 4900, 5500),
  late: fc.constantFrom(0, 0, 0, 0, 200, 1500, 7000, 40_000),
  isRepeated: fc.boolean(),
})

const sequence = fc.array(sample, { minLength: 1, maxLength: 24 }).map((parts) => {
  let at = -2000
  return parts.flatMap(({ wait, hr, steps, contact, skew, late, isRepeated }): Sent[] => {
    at += wait
    const one = { at: at + skew, hr, steps, contact, late: late - skew }
    return isRepeated ? [one, { ...one, late: one.late + 700 }] : [one]
  })
})

/** Whether the display receives each packet, and how many ticks late. */
const delivery = fc.array(fc.record({ isLost: fc.boolean(), late: fc.nat(3) }), { minLength: 8, maxLength: 8 })

const runSequence = (sent: readonly Sent[], deliveries: readonly { isLost: boolean; late: number }[]) => {
  const liveClass = someLiveClass()
  const given = { uuid: 'one', memberUuid: 'ana', pseudonym: 'Rayo', imageUrl: null, joinedAt: 0, profile: PROFILE }
  const participant = newParticipant(given)
  liveClass.participants.set('one', participant)
  const arrivals = sent
    .map((one) => ({ ...one, at: START + one.at, arrivedAt: START + one.at + one.late }))
    .toSorted((a, b) => a.arrivedAt - b.arrivedAt)
  const taken: { at: number; heartRate: number; steps: number | null; hasContact: boolean; arrivedAt: number }[] = []
  const received: { now: number; packet: Packet; requestedAt?: number }[] = []
  const last = (arrivals.at(-1)?.arrivedAt ?? START) + 8000

  const beat = (now: number, index: number): void => {
    settle(liveClass, participant)
    liveClass.sequence += 1
    const packet = packetOf(presentPackets(liveClass, now).staff)
    const [shown] = packet.participants
    const own = ownNumbersOf(presentOwnNumbers(liveClass, participant, now), now)
    expect(own).toMatchObject({
      heartRate: shown?.heartRate,
      effort: shown?.effort,
      calories: shown?.calories,
      steps: shown?.steps,
      signal: shown?.signal,
      measuredAt: shown?.measuredAt,
    })
    checkFreshness(shown, now)
    const { isLost, late } = deliveries[index % deliveries.length] ?? { isLost: false, late: 0 }
    if (received.length === 0) received.push({ now, packet, requestedAt: now - 40 })
    else if (!isLost) received.push({ now: now + late * 1000, packet })
  }
  const checkFreshness = (shown: { heartRate: number | null; signal: string } | undefined, now: number): void => {
    if (shown?.signal !== 'live') return
    const ages = taken
      .filter(({ heartRate }) => heartRate === shown.heartRate)
      .map(({ at, arrivedAt }) => now - Math.min(at, arrivedAt))
    expect(Math.min(...ages)).toBeLessThanOrEqual(5000)
  }

  let index = 0
  for (let now = Math.floor((arrivals[0]?.arrivedAt ?? START) / 1000) * 1000; now <= last; now += 1000) {
    for (; index < arrivals.length && (arrivals[index]?.arrivedAt ?? 0) <= now; index += 1) {
      const one = arrivals[index]
      if (one === undefined) continue
      const { at, hr, steps, contact } = one
      const samples = [{ at, hr, ...(steps === null ? {} : { steps }), ...(contact === null ? {} : { contact }) }]
      const { fresh } = takeBatch(liveClass, participant, { device_id: 'x', sequence: index, samples }, one.arrivedAt)
      taken.push(...fresh.map((sample) => ({ ...sample, arrivedAt: one.arrivedAt })))
    }
    beat(now, index)
  }
  return { liveClass, participant, taken, received, last }
}

it(`a class shows nothing old as live, counts no refused or off-skin second, and loses no step, over ${RUNS} sequences`, () => {
  fc.assert(
    fc.property(sequence, delivery, (sent, deliveries) => {
      const { liveClass, participant, taken, received, last } = runSequence(sent, deliveries)
      const counted = taken
        .filter(({ at }) => at >= START)
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, heartRate, steps, hasContact }) => ({
          second: secondOf(liveClass, at),
          heartRate,
          hasContact,
          ...(steps === null ? {} : { steps }),
        }))
      const tally = closeTally(participant.tally)
      expect(tally).toEqual(tallyRecording(counted, PROFILE))
      const seconds = new Set(counted.map(({ second }) => second))
      const offSkin = new Set(offSkinSeconds(counted))
      for (const second of [...refusedSeconds(counted), ...offSkin]) seconds.delete(second)
      expect(tally.recordedSeconds).toBe(seconds.size)
      const worn = counted.filter(({ second }) => !offSkin.has(second))
      expect(tally.steps ?? 0).toBe(worn.reduce((sum, { steps = 0 }) => sum + steps, 0))

      // a display that misses packets or gets them late or out of order shows the newest it received
      let wall: LiveWall = emptyWall
      for (const { requestedAt, ...came } of received.toSorted((one, other) => one.now - other.now)) {
        const event =
          requestedAt === undefined ? { type: 'packet-came' as const } : { type: 'fetched' as const, requestedAt }
        wall = liveWallReducer(wall, { ...event, ...came })
      }
      const newest = received.map(({ packet }) => packet).toSorted((one, other) => other.sequence - one.sequence)[0]
      expect(wall.packet).toEqual(newest)
      const live = participantsAt(wall, last).filter(({ signal }) => signal === 'live')
      const ages = live.map(({ measuredAt }) => last - (measuredAt ?? 0))
      expect(Math.max(0, ...ages)).toBeLessThanOrEqual(5020)
    }),
    { numRuns: RUNS },
  )
}, 120_000)
