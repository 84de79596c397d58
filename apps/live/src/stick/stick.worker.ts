import type { Milliseconds } from '@repo/domain/core/units'
import type { AntStickStatus } from '@repo/live-class/ant-stick-status'
import { openIndexedDbJournal } from '@repo/live-class/indexed-db-journal'
import { followSerialSticks } from '@repo/live-class/serial-sticks'
import { serialOf, type WebSerial } from '@repo/live-class/web-serial'
import type { Reception } from '@repo/straps/reception'
import { openStrapSender } from '@repo/straps/strap-sender'

import type { MessageToStick, StickSession } from './stick-messages.ts'
import { strapCalls } from './strap-calls.ts'

/** One tab opens the sticks; the next one takes over when it closes. */
const LOCK = 'latido-ant-stick'
const STATUS_MS: Milliseconds = 500

const now = () => performance.now()
const after = (delay: Milliseconds, run: () => void) => {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}

let posted = ''
const post = (status: AntStickStatus): void => {
  const next = JSON.stringify(status)
  if (next === posted) return
  posted = next
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  self.postMessage(status)
}
const postWithoutStick = (stick: AntStickStatus['stick']): void => post({ stick, straps: 0, fault: null, waiting: 0 })

const receive = async (serial: WebSerial, session: StickSession): Promise<void> => {
  // opening the journal takes less time than setting up a stick
  let take: (reception: Reception) => void = () => {}
  const sticks = followSerialSticks({ serial, now, onReception: (reception) => take(reception) })
  onLook = () => void sticks.look()
  const calls = strapCalls(session)
  const sender = await openStrapSender({
    journal: openIndexedDbJournal(indexedDB),
    now,
    after,
    send: calls.send,
    report: (state) => calls.report(state, sticks.health()),
  })
  take = sender.take
  setInterval(() => {
    const { straps, backlogSeconds } = sender.state()
    const fault = calls.fault()
    // steady while all is well, so that the page renders nothing
    const waiting = fault === null ? 0 : backlogSeconds
    post({ stick: sticks.state(), straps: straps.length, fault, waiting })
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
