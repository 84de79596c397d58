import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { readFrame } from '../../../testing/realtime/raw-client.ts'
import { Channels } from './channels.ts'
import type { Frame } from './frame.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const publication = (id: string) => ({ messages: [{ name: 'x' }], id, connectionId: null })

describe('Channels', () => {
  it('sends the same bytes to every subscriber', async () => {
    const channels = new Channels(DEFAULT_LIMITS)
    const buffers = new Set<Buffer>()
    const deliver = (frame: Frame): void => void buffers.add(frame.plain).add(frame.compressed(true))
    for (let index = 0; index < 5; index += 1) channels.open('a').subscribers.add({ deliver })
    const messages = [{ name: 'x'.repeat(2000) }]
    await channels.publish('a', { ...publication('1'), messages }, 0)
    expect(buffers.size).toBe(2)
  })

  it('assigns a forgotten channel no position a second time', async () => {
    const channels = new Channels({ ...DEFAULT_LIMITS, ringMs: 100 })
    await channels.publish('a', publication('1'), 0)
    const before = channels.open('a').serialAt(0)
    channels.sweep(200)
    expect(channels.find('a')).toBeNull()
    await channels.publish('b', publication('2'), 200)
    await channels.publish('a', publication('3'), 200)
    expect(channels.resumePoint(channels.open('a'), before)).toBeNull()
    expect(channels.open('a').ring.last).toBe(3)
  })

  it('keeps a channel that has a subscriber', async () => {
    const channels = new Channels({ ...DEFAULT_LIMITS, ringMs: 100 })
    channels.open('a').subscribers.add({ deliver: () => {} })
    await channels.publish('a', publication('1'), 0)
    channels.sweep(200)
    expect(channels.find('a')?.ring.isEmpty).toBe(true)
    expect(channels.resumePoint(channels.open('a'), channels.open('a').serialAt(1))).toBe(1)
  })

  it('neither resumes nor rewinds what a channel was told to forget', async () => {
    const channels = new Channels(DEFAULT_LIMITS)
    const received: Frame[] = []
    channels.open('a').subscribers.add({ deliver: (frame) => void received.push(frame) })
    await channels.publish('a', publication('1'), 0)
    await channels.publish('b', publication('2'), 0)
    const before = channels.open('a').serialAt(1)
    await channels.forget('a', 'forget-1')
    expect([channels.open('a').ring.since(0), channels.open('a').ring.bytes]).toEqual([[], 0])
    expect(channels.resumePoint(channels.open('a'), before)).toBeNull()
    expect(channels.open('b').ring.since(0)).toHaveLength(1)
    await channels.publish('a', publication('3'), 0)
    expect([channels.open('a').ring.since(0).length, received.length]).toEqual([1, 2])
    expect(channels.resumePoint(channels.open('a'), channels.open('a').serialAt(channels.sequence))).not.toBeNull()
  })

  it.each(['', 'x', 'x:1', ':1', '1', 'abc:-1', 'abc:1e3', null])('finds no position in %j', (serial) => {
    const channels = new Channels(DEFAULT_LIMITS)
    expect(channels.resumePoint(channels.open('a'), serial)).toBeNull()
  })

  describe('with a shared log', () => {
    const NEVER = { append: () => new Promise<number>(() => {}), broadcast: () => {} }
    const LIMITS = { ...DEFAULT_LIMITS, ringMs: 100 }

    it('serves a channel without messages from the start of the log', () => {
      const channels = new Channels(LIMITS, NEVER)
      channels.restart({ epoch: 'log', sequence: 7 }, 1000)
      channels.take('a', publication('1'), { sequence: 9, at: 1000 })
      const resumed = (serial: string) => channels.resumePoint(channels.open('b'), serial)
      expect(['log:6', 'log:7', 'log:9', 'log:10', 'other:8'].map(resumed)).toEqual([null, 7, 9, null, null])
    })

    it('sends current subscribers everywhere what the log does not accept', async () => {
      const elsewhere: string[] = []
      const full = {
        append: () => Promise.reject(new Error('full')),
        broadcast: (name: string) => void elsewhere.push(name),
      }
      const channels = new Channels(LIMITS, full)
      channels.restart({ epoch: 'log', sequence: 7 }, 1000)
      const received: unknown[] = []
      channels.open('a').subscribers.add({ deliver: (frame) => void received.push(readFrame(frame)) })
      await channels.publishNow('a', publication('1'), 1000)
      expect(received).toMatchObject([{ id: '1', channel: 'a', messages: [{}] }])
      expect(received[0]).not.toHaveProperty('channelSerial')
      expect(elsewhere).toEqual(['a'])
      // a later subscriber gets the log as it is
      expect(channels.resumePoint(channels.open('a'), 'log:7')).toBe(7)
      await expect(channels.publish('a', publication('2'), 1000)).rejects.toThrow('full')
    })

    it('waits once for a stalled log, and not again until it accepts a message', async () => {
      const elsewhere: string[] = []
      let answer = Promise.withResolvers<number>()
      const slow = {
        append: () => answer.promise,
        broadcast: (_: string, { id }: { id: string }) => void elsewhere.push(id),
      }
      const channels = new Channels(LIMITS, slow)
      await channels.publishNow('a', publication('1'), 1000)
      expect(elsewhere).toEqual(['1'])
      answer.reject(new Error('no leader'))
      await yieldToEventLoop()
      answer = Promise.withResolvers()
      const second = channels.publishNow('a', publication('2'), 1000)
      await yieldToEventLoop()
      expect(elsewhere).toEqual(['1', '2'])
      await second
      answer.resolve(8)
      await yieldToEventLoop()
      answer = Promise.withResolvers()
      const third = channels.publishNow('a', publication('3'), 1000)
      answer.resolve(9)
      await third
      expect(elsewhere).toEqual(['1', '2'])
    })

    it('claims no continuity for a channel whose messages it has forgotten', () => {
      const channels = new Channels(LIMITS, NEVER)
      channels.restart({ epoch: 'log', sequence: 0 }, 1000)
      channels.take('a', publication('1'), { sequence: 1, at: 950 })
      channels.sweep(1010)
      channels.take('b', publication('2'), { sequence: 2, at: 1020 })
      channels.sweep(1060)
      expect(channels.find('a')).toBeNull()
      const resumed = (serial: string) => channels.resumePoint(channels.open('a'), serial)
      expect(['log:0', 'log:1', 'log:2'].map(resumed)).toEqual([null, 1, 2])
    })

    it('forgets the positions of a log that was replaced', () => {
      const channels = new Channels(LIMITS, NEVER)
      channels.restart({ epoch: 'log', sequence: 0 }, 0)
      channels.take('a', publication('1'), { sequence: 1, at: 0 })
      channels.restart({ epoch: 'next', sequence: 0 }, 10)
      expect(channels.all).toEqual([])
      expect(channels.resumePoint(channels.open('a'), 'log:1')).toBeNull()
    })
  })
})
