import { describe, expect, it } from 'vitest'

import { Frame } from './frame.ts'
import { ACTION } from './protocol.ts'

const frameOf = (length: number): Frame => new Frame({ action: ACTION.message, id: 'x'.repeat(length) })

describe('a frame', () => {
  it('is compressed once for all receivers', () => {
    const frame = frameOf(2000)
    const bytes = frame.compressed(true)
    expect(bytes.length).toBeLessThan(frame.plain.length / 2)
    expect(frame.compressed(true)).toBe(bytes)
    expect(frame.compressed(false)).toBe(bytes)
  })

  it.each([500, 200_000])('of %i bytes is sent uncompressed', (length) => {
    const frame = frameOf(length)
    expect(frame.compressed(true)).toBe(frame.plain)
  })

  it('stays uncompressed in a backlog until a receiver needs it compressed', () => {
    const frame = frameOf(2000)
    expect(frame.compressed(false)).toBe(frame.plain)
    expect(frame.compressed(true)).not.toBe(frame.plain)
  })

  it('uses no more memory than it has bytes', () => {
    const frame = frameOf(2000)
    for (const bytes of [frame.plain, frame.compressed(true)]) expect(bytes.buffer.byteLength).toBe(bytes.length)
  })
})
