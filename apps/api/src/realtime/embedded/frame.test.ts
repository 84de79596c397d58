import { constants, inflateRawSync } from 'node:zlib'

import { decode } from '@msgpack/msgpack'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { Channel, type Subscriber } from './channel.ts'
import { Frame } from './frame.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { ACTION } from './protocol.ts'
import type { WireFormat } from './wire-format.ts'

const WINDOW = 32 * 1024
const DEFLATED = 0x40

const payloadOf = (message: Buffer): Buffer => message.subarray(message[1] === 127 ? 10 : message[1] === 126 ? 4 : 2)

/** Reads as RFC 7692 has a peer read: with the window of what it has inflated, and with nothing else. */
class Reader implements Subscriber {
  readonly texts: unknown[] = []
  bytes = 0
  #window = Buffer.alloc(0)
  #last = 0
  readonly #format: WireFormat
  readonly #keeps: boolean

  constructor(format: WireFormat, keeps: boolean) {
    this.#format = format
    this.#keeps = keeps
  }

  deliver(frame: Frame): void {
    this.take(frame, true)
  }

  take(frame: Frame, mayMake: boolean): void {
    const deflated = frame.deflatedFor(this.#format, this.#last, mayMake)
    if (deflated !== null && this.#keeps) this.#last = frame.number
    const message = deflated ?? frame.bytesIn(this.#format)
    this.bytes += message.length
    const isDeflated = ((message[0] ?? 0) & DEFLATED) !== 0
    const payload = isDeflated ? this.#inflate(payloadOf(message)) : payloadOf(message)
    this.texts.push(this.#format === 'json' ? JSON.parse(payload.toString()) : decode(payload))
  }

  #inflate(payload: Buffer): Buffer {
    const dictionary = this.#window.length === 0 ? {} : { dictionary: this.#window }
    const whole = Buffer.concat([payload, Buffer.from([0, 0, 0xff, 0xff])])
    const inflated = inflateRawSync(whole, { finishFlush: constants.Z_SYNC_FLUSH, ...dictionary })
    if (this.#keeps) this.#window = Buffer.concat([this.#window, inflated]).subarray(-WINDOW)
    return inflated
  }
}

const says = (data: string, id: string) => ({ id, connectionId: null, messages: [{ name: 'packet', data }] })
const frameOf = (length: number, before: Frame | null = null) =>
  new Frame({ action: ACTION.message, id: 'x'.repeat(length) }, before)

describe('a frame that is compressed once for all', () => {
  it('is read by everybody, whoever came when, whatever was small in between, and by those who come for what is kept', () => {
    const formats = fc.constantFrom<WireFormat>('json', 'msgpack')
    const reader = fc.record({ comes: fc.nat(8), goes: fc.nat(8), format: formats, keeps: fc.boolean() })
    const packet = fc.record({
      seed: fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
      times: fc.constantFrom(1, 100, 900, 3000),
      isTold: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(reader, { maxLength: 5 }), fc.array(packet, { maxLength: 8 }), (peers, packets) => {
        const channel = new Channel('branch:a', { epoch: 'e', sequence: 0 }, DEFAULT_LIMITS)
        const readers = peers.map(({ format, keeps }) => new Reader(format, keeps))
        const expected: string[][] = peers.map(() => [])
        for (const [at, { seed, times, isTold }] of packets.entries()) {
          for (const [index, { comes, goes }] of peers.entries()) {
            const one = readers[index]
            if (one === undefined) continue
            if (comes === at) channel.subscribers.add(one)
            if (goes === at) channel.subscribers.delete(one)
            if (channel.subscribers.has(one)) expected[index]?.push(seed.repeat(times))
          }
          const publication = says(seed.repeat(times), String(at))
          if (isTold) channel.tell(publication, at)
          else channel.append(publication, at + 1, at)
        }
        const textsOf = (one: Reader) =>
          one.texts.map((text) => (text as { messages: { data: string }[] }).messages[0]?.data)
        expect(readers.map(textsOf)).toEqual(expected)
        for (const format of ['json', 'msgpack'] as const) {
          const late = new Reader(format, true)
          for (const [index, { frame }] of channel.ring.after(0).entries()) late.take(frame, index === 0)
          const kept = packets.filter(({ isTold }) => !isTold).map(({ seed, times }) => seed.repeat(times))
          expect(textsOf(late)).toEqual(kept)
        }
      }),
    )
  })

  it('is made once for each format and each kind of receiver', () => {
    const before = frameOf(2000)
    const frame = frameOf(2000, before)
    for (const format of ['json', 'msgpack'] as const) {
      const alone = frame.deflatedFor(format, 0, true)
      const continued = frame.deflatedFor(format, before.number, true)
      expect(alone).not.toBeNull()
      expect(continued).not.toBe(alone)
      expect(frame.deflatedFor(format, 0, true)).toBe(alone)
      expect(frame.deflatedFor(format, frame.number, true)).toBe(alone)
      expect(frame.deflatedFor(format, before.number, true)).toBe(continued)
    }
  })

  it('is plain where it is small or huge, and where it would have to be made and must not', () => {
    expect(frameOf(500).deflatedFor('json', 0, true)).toBeNull()
    expect(frameOf(200_000).deflatedFor('json', 0, true)).toBeNull()
    const before = frameOf(2000)
    const frame = frameOf(2000, before)
    frame.settle()
    expect(frame.deflatedFor('json', before.number, false)).toBeNull()
    const alone = frame.deflatedFor('json', before.number, true)
    expect(frame.deflatedFor('json', before.number, false)).toBe(alone)
  })

  it('stands for itself where the one before is longer than a receiver looks back', () => {
    const before = frameOf(33_000)
    const frame = frameOf(33_000, before)
    const bytes = frame.deflatedFor('json', before.number, true)
    expect(bytes).toBe(frame.deflatedFor('json', 0, true))
  })

  it('keeps neither the one before nor more memory than it has bytes', () => {
    const channel = new Channel('branch:a', { epoch: 'e', sequence: 0 }, DEFAULT_LIMITS)
    const kept: (Buffer | null)[] = []
    channel.subscribers.add({ deliver: (frame) => void kept.push(frame.deflatedFor('json', frame.number - 1, true)) })
    for (let at = 1; at < 4; at += 1) channel.append(says('x'.repeat(2000), String(at)), at, at)
    expect(kept.map((bytes) => bytes?.buffer.byteLength === bytes?.length)).toEqual([true, true, true])
    const [first, second] = channel.ring.after(0)
    // it can no more be made for those who inflated the one before: what it would repeat is gone
    expect(second?.frame.deflatedFor('msgpack', first?.frame.number ?? 0, false)).toBeNull()
  })

  it('begins anew once a channel has forgotten what it said', () => {
    const channel = new Channel('branch:a', { epoch: 'e', sequence: 0 }, DEFAULT_LIMITS)
    const reader = new Reader('json', true)
    channel.subscribers.add(reader)
    const random = Array.from({ length: 400 }, (_, index) => (index * 7919).toString(36)).join('-')
    const sizes = [0, 1000, DEFAULT_LIMITS.ringMs * 3].map((now, at) => {
      const before = reader.bytes
      if (at === 2) channel.evict(now)
      channel.append(says(random, String(at)), at + 1, now)
      return reader.bytes - before
    })
    const [first = 0, second = 0, third = 0] = sizes
    expect(second).toBeLessThan(first / 4)
    expect(third).toBeGreaterThan(first / 2)
    expect(reader.texts).toHaveLength(3)
  })
})
