import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { Frame } from './frame.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { MessageRing, type RingEntry } from './message-ring.ts'
import { ACTION } from './protocol.ts'

const frameOf = (bytes: number) => new Frame({ action: ACTION.message, id: 'x'.repeat(bytes) })

const entry = (sequence: number, at = 0, bytes = 10): RingEntry => ({
  sequence,
  at,
  frame: frameOf(bytes),
  publicationId: `p${sequence}`,
})

const sequences = (entries: readonly RingEntry[]): number[] => entries.map(({ sequence }) => sequence)

describe('MessageRing', () => {
  it('drops old messages and records that it has', () => {
    const ring = new MessageRing(0, { ...DEFAULT_LIMITS, ringMs: 1000 })
    for (const [sequence, at] of [0, 400, 900].entries()) ring.push(entry(sequence + 1, at))
    ring.evict(1400)
    expect(sequences(ring.after(0))).toEqual([3])
    expect([0, 1, 2, 3, 4].map((sequence) => ring.continuesFrom(sequence))).toEqual([false, false, true, true, false])
    expect([ring.sequenceOf('p2'), ring.sequenceOf('p3')]).toEqual([null, 3])
  })

  it('starts where the process was when the channel was opened', () => {
    const ring = new MessageRing(7, DEFAULT_LIMITS)
    expect([6, 7, 8].map((sequence) => ring.continuesFrom(sequence))).toEqual([false, true, false])
  })

  it('rewinds by number and by time', () => {
    const ring = new MessageRing(0, DEFAULT_LIMITS)
    for (let sequence = 1; sequence <= 5; sequence += 1) ring.push(entry(sequence, sequence * 100))
    expect(sequences(ring.latest(2))).toEqual([4, 5])
    expect(sequences(ring.latest(0))).toEqual([])
    expect(sequences(ring.since(300))).toEqual([3, 4, 5])
  })

  it('stays within its limits, drops only the oldest, and never claims messages that it has dropped', () => {
    const push = fc.record({ gap: fc.nat(300), step: fc.integer({ min: 1, max: 5 }), bytes: fc.nat(400) })
    fc.assert(
      fc.property(fc.array(push, { maxLength: 80 }), (pushes) => {
        const ring = new MessageRing(0, { ...DEFAULT_LIMITS, ringMs: 2000, ringBytes: 3000, ringMessages: 12 })
        const all: number[] = []
        let [now, sequence] = [0, 0]
        for (const { gap, step, bytes } of pushes) {
          now += gap
          sequence += step
          all.push(sequence)
          ring.push(entry(sequence, now, bytes))
        }
        const kept = ring.after(0)
        expect(kept.length).toBeLessThanOrEqual(12)
        expect(kept.every(({ at }) => at > now - 2000)).toBe(true)
        expect(ring.bytes).toBe(kept.reduce((sum, { frame }) => sum + frame.size, 0))
        expect(ring.bytes).toBeLessThanOrEqual(3000)
        expect(sequences(kept)).toEqual(kept.length === 0 ? [] : all.slice(-kept.length))
        for (let from = 0; from <= sequence; from += 1) {
          const missed = all.filter((later) => later > from)
          expect(ring.continuesFrom(from)).toBe(missed.length === ring.after(from).length)
        }
      }),
    )
  })
})
