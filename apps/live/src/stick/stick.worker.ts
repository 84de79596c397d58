import type { Milliseconds } from '@repo/domain/core/units'
import type { AntStickStatus } from '@repo/live-class/ant-stick-status'
import { openIndexedDbJournal } from '@repo/live-class/indexed-db-journal'
import { followSerialSticks, type SerialSticks } from '@repo/live-class/serial-sticks'
import { serialOf, type WebSerial } from '@repo/live-class/web-serial'
import type { Reception } from '@repo/straps/reception'
import { openStrapSender } from '@repo/straps/strap-sender'

import type { MessageToStick, StickSession } from './stick-messages.ts'
import { strapCalls } from './strap-calls.ts'

/** One tab opens the sticks; the next one takes over when it closes. */
const LOCK = 'latido-ant-stick'
const STATUS_MS: Milliseconds = 500
/** The first report names the stick's state. */
const SET_UP_MS: Milliseconds = 3000
const LOOK_MS: Milliseconds = 50

const now = () => performance.now()
const after = (delay: Milliseconds, run: () => void) => {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}
const pause = (ms: Milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let posted = ''
const post = (status: AntStickStatus): void => {
  const next = JSON.stringify(status)
  if (next === posted) return
  posted = next
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  self.postMessage(status)
}
const postWithoutStick = (stick: AntStickStatus['stick']): void => post({ stick, straps: 0, fault: null, waiting: 0 })

const setUp = async (sticks: SerialSticks): Promise<void> => {
  const until = now() + SET_UP_MS
  await sticks.look()
  while (sticks.state() === 'starting' && now() < until) await pause(LOOK_MS)
}

const receive = async (serial: WebSerial, session: StickSession): Promise<void> => {
  const early: Reception[] = []
  let take = (reception: Reception): unknown => early.push(reception)
  const sticks = followSerialSticks({ serial, now, onReception: (reception) => take(reception) })
  onLook = () => void sticks.look()
  await setUp(sticks)
  const calls = strapCalls(session)
  const sender = await openStrapSender({
    journal: openIndexedDbJournal(indexedDB),
    now,
    after,
    send: calls.send,
    report: (state) => calls.report(state, sticks.health()),
  })
  take = sender.take
  early.forEach(sender.take)
  setInterval(() => {
    const { straps, backlogSeconds } = sender.state()
    post({ stick: sticks.state(), straps: straps.length, fault: calls.fault(), waiting: backlogSeconds })
  }, STATUS_MS)
}

const start = async (session: StickSession): Promise<void> => {
  const serial = serialOf(navigator)
  if (serial === undefined) return postWithoutStick('unavailable')
  const waiting = setTimeout(() => postWithoutStick('elsewhere'), STATUS_MS)
  // held until the worker ends
  await navigator.locks.request(LOCK, async () => {
    clearTimeout(waiting)
    postWithoutStick('starting')
    await receive(serial, session)
    await new Promise(() => {})
  })
}

let onLook = () => {}
self.addEventListener('message', ({ data }: MessageEvent<MessageToStick>) => {
  if (data.type === 'start') start(data.session).catch(reportError)
  else onLook()
})
