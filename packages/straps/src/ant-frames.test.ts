import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { antFrameReader, formatAntFrame, type AntMessage } from './ant-frames.ts'
import { broadcastFrame } from './fake/broadcast.ts'
import { randomOf } from './fake/random.ts'

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))

const readAll = (...chunks: readonly Uint8Array[]): readonly AntMessage[] => {
  const reader = antFrameReader()
  return chunks.flatMap((chunk) => reader.read(chunk))
}

const message = fc.record({
  id: fc.integer({ min: 0, max: 255 }),
  content: fc.uint8Array({ maxLength: 41 }),
})
const frameOf = ({ id, content }: AntMessage): Uint8Array => formatAntFrame(id, [...content])

describe('an ANT frame', () => {
  it('has a sync byte, the length, the message, and the XOR of all', () => {
    expect([...formatAntFrame(0x4a, [0])]).toEqual([0xa4, 1, 0x4a, 0, 0xef])
    expect(readAll(formatAntFrame(0x6f, [0x20]))).toEqual([{ id: 0x6f, content: Uint8Array.of(0x20) }])
    expect(readAll(formatAntFrame(0x6f, []))).toEqual([{ id: 0x6f, content: Uint8Array.of() }])
  })

  it('is read from chunks of any size', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 8 }), fc.array(fc.nat(60)), (messages, cuts) => {
        const bytes = joined(...messages.map(frameOf))
        const chunks: Uint8Array[] = []
        let at = 0
        for (const cut of cuts) chunks.push(bytes.subarray(at, (at += cut)))
        expect(readAll(...chunks, bytes.subarray(at))).toEqual(messages)
      }),
    )
  })

  it('with a single wrong bit is not read, and its neighbors are', () => {
    const frames = [1, 2, 3].map((number) => broadcastFrame({ number, dbm: -60 }))
    const bytes = joined(...frames)
    const length = frames[0]?.length ?? 0
    const [first, , third] = readAll(bytes)
    for (let bit = length * 8; bit < length * 16; bit += 1) {
      const broken = Uint8Array.from(bytes)
      broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(readAll(broken, new Uint8Array(41))).toEqual([first, third])
    }
  })

  it('does not hold a later frame back for longer than a frame', () => {
    const reader = antFrameReader()
    const frame = formatAntFrame(0x4e, [1, 2, 3])
    expect(reader.read(joined(Uint8Array.of(0xa4, 41), frame))).toEqual([])
    expect(reader.read(new Uint8Array(41))).toEqual([{ id: 0x4e, content: Uint8Array.of(1, 2, 3) }])
    expect(reader.read(joined(Uint8Array.of(0xa4, 42), frame))).toEqual([{ id: 0x4e, content: Uint8Array.of(1, 2, 3) }])
  })

  it('is found among 300,000 hostile bytes, with false frames only where the XOR fits by chance', () => {
    const random = randomOf(1)
    // every fourth byte starts a frame
    const hostile = Uint8Array.from({ length: 300_000 }, (_, at) => (at % 4 === 0 ? 0xa4 : random() * 256))
    const reader = antFrameReader()
    const found = []
    for (let at = 0; at < hostile.length; at += 61) found.push(...reader.read(hostile.subarray(at, at + 61)))
    const starts = hostile.filter((value) => value === 0xa4).length
    expect(found.length).toBeLessThan(starts / 256)
    expect(reader.skipped()).toBeGreaterThan(290_000)
    reader.read(new Uint8Array(41))
    expect(reader.read(broadcastFrame({ number: 7 }))).toHaveLength(1)
  })

  it('of random bytes never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (chunks) => {
        expect(readAll(...chunks).every(({ content }) => content.length <= 41)).toBe(true)
      }),
    )
  })
})
