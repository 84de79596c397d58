import { describe, expect, it } from 'vitest'

import { Channels } from './channels.ts'
import type { Frame } from './frame.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const publication = (id: string) => ({ messages: [{ name: 'x' }], id, connectionId: null })

describe('Channels', () => {
  it('hands the same bytes to every subscriber', () => {
    const channels = new Channels(DEFAULT_LIMITS)
    const buffers = new Set<Buffer>()
    const deliver = (frame: Frame): void => void buffers.add(frame.bytesIn('json')).add(frame.bytesIn('msgpack'))
    for (let index = 0; index < 5; index += 1) channels.open('a').subscribers.add({ deliver })
    channels.publish('a', publication('1'), 0)
    expect(buffers.size).toBe(2)
  })

  it('gives a forgotten channel no position a second time', () => {
    const channels = new Channels({ ...DEFAULT_LIMITS, ringMs: 100 })
    channels.publish('a', publication('1'), 0)
    const before = channels.open('a').serialAt(0)
    channels.sweep(200)
    expect(channels.find('a')).toBeNull()
    channels.publish('b', publication('2'), 200)
    channels.publish('a', publication('3'), 200)
    expect(channels.resumePoint(channels.open('a'), before)).toBeNull()
    expect(channels.open('a').ring.last).toBe(3)
  })

  it('keeps a channel that somebody listens to', () => {
    const channels = new Channels({ ...DEFAULT_LIMITS, ringMs: 100 })
    channels.open('a').subscribers.add({ deliver: () => {} })
    channels.publish('a', publication('1'), 0)
    channels.sweep(200)
    expect(channels.find('a')?.ring.isEmpty).toBe(true)
    expect(channels.resumePoint(channels.open('a'), channels.open('a').serialAt(1))).toBe(1)
  })

  it.each(['', 'x', 'x:1', ':1', '1', 'abc:-1', 'abc:1e3', null])('finds no position in %j', (serial) => {
    const channels = new Channels(DEFAULT_LIMITS)
    expect(channels.resumePoint(channels.open('a'), serial)).toBeNull()
  })
})
