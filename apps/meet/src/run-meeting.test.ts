import type { MeetingState } from '@repo/domain/center/meeting-page'
import { beforeEach, expect, it, vi } from 'vitest'

import { runMeeting } from './run-meeting.ts'
import type { ZoomClient } from './zoom-sdk.ts'

const entry = {
  number: '85746065432',
  password: '12345678',
  signature: 'signed',
  language: 'es',
  name: 'Ana',
  apiKey: 'client',
  channel: 'class-of-a-channel-longer-than-thirty-six',
} as const

let resized: () => void
beforeEach(() => {
  class Observer {
    constructor(listener: () => void) {
      resized = listener
    }
    observe(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
})

const run = (change: Partial<ZoomClient> = {}) => {
  const notified: MeetingState[] = []
  const listeners: ((change: { state: string }) => void)[] = []
  const client = {
    init: vi.fn<ZoomClient['init']>(() => Promise.resolve('')),
    join: vi.fn<ZoomClient['join']>(() => Promise.resolve('')),
    on: (_: string, listener: (change: { state: string }) => void) => void listeners.push(listener),
    updateVideoOptions: vi.fn<ZoomClient['updateVideoOptions']>(),
    ...change,
  }
  const place = { clientWidth: 640, clientHeight: 416 } as HTMLElement
  const sdk = { createClient: () => client }
  const notify = (state: MeetingState) => void notified.push(state)
  const meeting = runMeeting({ sdk, sdkUrl: 'https://sdk.example', entry, place, notify })
  const changes = (state: string) => {
    for (const listener of listeners) listener({ state })
  }
  return { client, place, meeting, notified, changes }
}

it('a meeting is joined as its address says, in its language and place', async () => {
  const { client, place, meeting, notified } = run()
  await meeting
  const size = { width: 640, height: 360 }
  expect(client.init).toHaveBeenCalledWith({
    zoomAppRoot: place,
    language: 'es-ES',
    assetPath: 'https://sdk.example/6.2.0/lib/av',
    patchJsMedia: true,
    leaveOnPageUnload: true,
    customize: { video: { isResizable: false, viewSizes: { default: size, ribbon: size } } },
  })
  expect(client.join).toHaveBeenCalledWith({
    signature: 'signed',
    meetingNumber: '85746065432',
    password: '12345678',
    userName: 'Ana',
    customerKey: 'class-of-a-channel-longer-than-thirt',
  })
  expect(notified).toEqual(['joined'])
})

it('a meeting fills its place when the size changes', async () => {
  const { client, place, meeting } = run()
  await meeting
  Object.assign(place, { clientWidth: 300, clientHeight: 20 })
  resized()
  const size = { width: 300, height: 0 }
  expect(client.updateVideoOptions).toHaveBeenLastCalledWith({ viewSizes: { default: size, ribbon: size } })
})

it('a meeting reports its end or a lost connection, and no other state', async () => {
  const { meeting, notified, changes } = run()
  await meeting
  for (const state of ['Connected', 'Reconnecting', 'Fail', 'Closed']) changes(state)
  expect(notified).toEqual(['joined', 'failed', 'left'])
})

it('a meeting rejects a viewer who is not admitted', async () => {
  const { meeting, notified } = run({ join: () => Promise.reject(new Error('refused')) })
  await expect(meeting).rejects.toThrow('refused')
  expect(notified).toEqual([])
})
