import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { CLASS_EVENTS, type PacketWire } from '@repo/api-client/classes/packet'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createClassControl } from './class-control.ts'
import { classInRoom } from './class-facts.ts'
import type { ChannelListener } from './realtime-client.ts'

const START = Date.parse('2026-11-21T16:00:00Z')

beforeEach(() => vi.useFakeTimers({ now: START, toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] }))
afterEach(() => vi.useRealTimers())

const packetAt = (sequence: number, change: Partial<PacketWire> = {}): PacketWire => ({
  data: [],
  remaining_time: 600 - sequence,
  time_finish: new Date(START + 600_000).toISOString(),
  sequence,
  server_time: START + sequence * 1000,
  remote_state: 2,
  ...change,
})

const room = {
  uuid: 'room',
  currentClass: {
    uuid: 'class',
    channel: 'branch:a:class:1',
    trainingName: 'Boxing',
    order: 'effort',
    stepsIcon: null,
    startAt: new Date(START - 60_000),
    finishAt: new Date(START + 600_000),
    remoteState: 'running',
  },
} as unknown as Room

const openControl = async () => {
  const listeners: ChannelListener[] = []
  const call = vi.fn<(endpoint: unknown, input?: unknown, signal?: AbortSignal) => Promise<unknown>>(async () =>
    packetAt(Math.round((Date.now() - START) / 1000)),
  )
  const refresh = vi.fn<() => void>()
  const control = createClassControl({
    client: { call } as unknown as Client,
    realtime: {
      listen: (_, listener) => {
        listeners.push(listener)
        return () => {}
      },
      close: () => {},
    },
    refresh,
  })
  control.see(room)
  control.open()
  const seconds = async (count: number, each: (second: number) => void = () => {}) => {
    for (let second = 0; second < count; second += 1) {
      each(second)
      await vi.advanceTimersByTimeAsync(1000)
    }
  }
  const requests = () => call.mock.calls.filter(([endpoint]) => endpoint === showMeasurements).length
  const say = (packet: PacketWire) => listeners.at(-1)?.onMessage(CLASS_EVENTS.packet, packet)
  const emitEvent = (event: string) => listeners.at(-1)?.onMessage(event, {})
  const lose = () => listeners.at(-1)?.onContinuityLost()
  return { control, seconds, requests, say, emitEvent, lose, refresh, call }
}

it('the class control requests the packet while the realtime service is silent, and no longer once it responds', async () => {
  const { control, seconds, requests, say } = await openControl()
  await seconds(12)
  expect(requests()).toBeGreaterThanOrEqual(6)
  expect(control.store.getState().wall.packet?.sequence).toBeGreaterThanOrEqual(8)
  // the first packet has no predecessor, which causes one fetch
  await seconds(2, (second) => say(packetAt(100 + second)))
  const fromThenOn = requests()
  await seconds(12, (second) => say(packetAt(102 + second)))
  expect(requests()).toBe(fromThenOn)
})

it('the class control detects the end of the class in a requested packet', async () => {
  const { seconds, refresh, call } = await openControl()
  await seconds(1)
  refresh.mockClear()
  call.mockImplementation(async () => packetAt(900, { remote_state: 3 }))
  await seconds(6)
  expect(refresh).toHaveBeenCalled()
})

it('the class control requests the packet again after a gap, even while an answer is pending', async () => {
  const { control, seconds, lose, refresh, call } = await openControl()
  await seconds(1)
  const never: AbortSignal[] = []
  call.mockImplementation((_endpoint, _input, signal) => {
    if (signal !== undefined) never.push(signal)
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  })
  // silent for longer than the polling threshold
  await seconds(20)
  expect(never).toHaveLength(1)
  refresh.mockClear()
  call.mockImplementation(async () => packetAt(900, { remote_state: 3 }))
  lose()
  await vi.advanceTimersByTimeAsync(0)
  expect(never[0]?.aborted).toBe(true)
  expect(control.store.getState().wall.packet?.sequence).toBe(900)
  expect(refresh).toHaveBeenCalledOnce()
})

it('the class control shows a packet that took half a minute as half a minute old', async () => {
  const { control, seconds, say } = await openControl()
  await seconds(2)
  const { clockOffset } = control.store.getState().wall
  say(packetAt(500, { server_time: Date.now() - 28_000 }))
  expect(control.store.getState().wall.clockOffset).toBe(clockOffset)
})

it('the class control makes the host reload the bans at once, and only when a member is banned', async () => {
  const { control, refresh, call } = await openControl()
  refresh.mockClear()
  expect(await control.ban('member', 'this-class')).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
  refresh.mockClear()
  call.mockRejectedValueOnce(new Error('refused'))
  expect(await control.ban('member', 'this-class')).not.toBeNull()
  expect(refresh).not.toHaveBeenCalled()
})

it('the class control starts a class once however often it is pressed, and another one after that class was seen', async () => {
  const { control, call } = await openControl()
  control.see({ ...room, currentClass: null })
  call.mockRejectedValue(new ApiError(10, { code: 'no-response', message: '' }))
  const start = async () => {
    const configuration = { duration: 10 } as Parameters<typeof control.start>[1]
    await control.start('room', configuration)
    return (call.mock.lastCall?.[1] as { keys: unknown } | undefined)?.keys
  }
  const first = await start()
  expect(await start()).toBe(first)
  control.see(room)
  control.see({ ...room, currentClass: null })
  expect(await start()).not.toBe(first)
})

it("the class control keeps the end of a class's waiting by room, and forgets it once the room is free", async () => {
  const kept = new Map<string, string>([['waitingEnd', JSON.stringify({ other: START })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const { control, call } = await openControl()
  control.see({ ...room, currentClass: null })
  call.mockImplementation(async () => ({ waiting: 120, meeting: null }))
  await control.start('room', {
    trainingTypeUuid: 'type',
    duration: 10,
    delay: 2,
    order: 'effort',
    isLimited: true,
    capacity: 5,
    isStreaming: false,
  })
  const stored = () => JSON.parse(kept.get('waitingEnd') ?? '{}') as Record<string, number>
  expect(stored()['other']).toBe(START)
  expect(Math.abs((stored()['room'] ?? 0) - (Date.now() + 120_000))).toBeLessThan(1000)
  // a deployment whose rooms don't report the class's start
  control.see({ ...room, currentClass: { ...room.currentClass, startAt: null, finishAt: null, duration: 10 } } as Room)
  const { life } = control.store.getState()
  expect(life).toMatchObject({ phase: 'waiting', class: { startAt: stored()['room'] } })
  control.see({ ...room, currentClass: null })
  expect(stored()).toEqual({ other: START })
  vi.unstubAllGlobals()
})

it('the class control shows within six seconds that it receives nothing, since when, and no longer once it does', async () => {
  const { control, seconds, say, call } = await openControl()
  await seconds(3, (second) => say(packetAt(second + 1)))
  const receivedAt = Date.now() - 1000
  expect(control.store.getState().offlineSince).toBeNull()
  call.mockRejectedValue(new Error('no network'))
  await seconds(4)
  expect(control.store.getState().offlineSince).toBeNull()
  await seconds(2)
  expect(control.store.getState().offlineSince).toBeCloseTo(receivedAt, -3)
  say(packetAt(50))
  await seconds(1)
  expect(control.store.getState().offlineSince).toBeNull()
})

const inState = (remoteState: 'running' | 'ended'): Room => ({
  ...room,
  currentClass: { ...room.currentClass, remoteState } as Room['currentClass'],
})

it('the class control continues a class when the channel reports it, or the room does after its end', async () => {
  const { control, emitEvent } = await openControl()
  const phase = () => control.store.getState().life.phase
  emitEvent('event-stop')
  // a response from before the stop
  control.see(inState('running'))
  expect(phase()).toBe('ended')
  emitEvent('event-continue')
  expect(phase()).toBe('running')
  control.see(inState('ended'))
  expect(phase()).toBe('ended')
  control.see(inState('running'))
  expect(phase()).toBe('running')
})

it.each([
  ['the channel of the staff where there is one', { staffChannel: 'branch:a:staff:1' }, 'branch:a:staff:1'],
  ['the channel of displays otherwise', {}, 'branch:a:class:1'],
])('a class is followed on %s', (_, more, channel) => {
  const held = { ...room.currentClass, ...more } as Room['currentClass']
  expect(classInRoom({ ...room, currentClass: held })?.facts.channel).toBe(channel)
})
