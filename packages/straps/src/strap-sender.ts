import type { Milliseconds, Seconds } from '@repo/domain/core/units'

import type { Journal, StrapSample } from './journal.ts'
import type { Reception } from './reception.ts'
import { type DeviceTime, recordSeconds } from './record-seconds.ts'
import { repeatReports } from './repeat-reports.ts'
import { expire, openSecondStore } from './second-store.ts'
import { sendSeconds } from './send-seconds.ts'
import { type SenderState, watchSending } from './sender-state.ts'
import { sendDetails, type StrapDetails } from './strap-details.ts'

export interface StrapBatch {
  /** Of the server's clock, so that it increases through restarts. */
  readonly sequence: Seconds
  readonly samples: readonly StrapSample[]
  readonly straps?: readonly StrapDetails[]
}

interface Answer {
  readonly planVersion: number | null
}

export interface StrapSenderOptions extends DeviceTime {
  readonly journal: Journal
  /** Resolves with the server's receipt. After a rejection, all is kept and sent again. */
  readonly send: (batch: StrapBatch) => Promise<Answer>
  readonly report: (state: SenderState) => Promise<Answer & { readonly serverTime: Milliseconds }>
}

export interface StrapSender {
  readonly take: (reception: Reception) => void
  readonly state: () => SenderState
  /** Completes the running second and sends what it can, within 3 s if calls end within 0.5 s. */
  readonly stop: () => Promise<void>
}

/**
 * Collects receptions into seconds, keeps them in the journal, and sends them until the server has them. A second leaves
 * the journal with a receipt or after 24 hours only.
 */
export const openStrapSender = async (options: StrapSenderOptions): Promise<StrapSender> => {
  const { now, after } = options
  const store = await openSecondStore(options.journal)
  const details = sendDetails()
  const watch = watchSending()
  const recorder = recordSeconds({ now, after, store, onStored: () => sender.sendSoon() })
  const state = () => watch.state({ store, now: now(), offset: recorder.offset() })

  const send = async (samples: readonly StrapSample[]): Promise<void> => {
    const straps = details.due(now())
    const serverNow = () => now() + (recorder.offset() ?? 0)
    const sequence = Math.floor(serverNow() / 1000)
    const { planVersion } = await options.send({ sequence, samples, ...(straps.length > 0 && { straps }) })
    details.noteSent(straps, now())
    watch.noteReceipt(samples, serverNow())
    reports.notePlan(planVersion)
  }
  const sender = sendSeconds({
    now,
    after,
    store,
    send,
    completeUntil: () => (recorder.offset() === null ? null : recorder.runningSecond()),
    onFailure: watch.noteFailure,
  })
  const reports = repeatReports({
    now,
    after,
    report: async () => {
      await expire(store, now(), recorder.offset())
      return options.report(state())
    },
    onReading: recorder.readClock,
  })

  return {
    take: (reception) => {
      details.note(reception)
      watch.noteReception(reception)
      recorder.add(reception)
    },
    state,
    stop: async () => {
      reports.stop()
      await recorder.finish()
      await sender.finish()
    },
  }
}
