import type { Milliseconds, Seconds } from '@repo/domain/core/units'

import type { StrapSample } from './journal.ts'
import type { Reception } from './reception.ts'
import type { SecondStore } from './second-store.ts'

const RECEIVED_MS: Milliseconds = 10_000
const AGES_KEPT_MS: Milliseconds = 30_000

/** What a device shows and reports about itself. */
export interface SenderState {
  /** Straps received in the last 10 s. */
  readonly straps: readonly string[]
  readonly backlogSeconds: Seconds
  /** Age of values at their receipt in the last 30 s. Null without receipts. */
  readonly worstAge: Milliseconds | null
  readonly medianAge: Milliseconds | null
  /** What to add to the steady clock. Null before the first report. */
  readonly clockOffset: Milliseconds | null
  /** Steady time of the last receipt. */
  readonly receiptAt: Milliseconds | null
  /** Null while sending succeeds. */
  readonly failure: unknown
  readonly isJournalFailing: boolean
}

export interface SendingWatch {
  readonly noteReception: (reception: Reception) => void
  readonly noteReceipt: (samples: readonly StrapSample[], serverNow: Milliseconds) => void
  readonly noteFailure: (error: unknown) => void
  readonly state: (now: {
    readonly store: SecondStore
    readonly now: Milliseconds
    readonly offset: Milliseconds | null
  }) => SenderState
}

export const watchSending = (): SendingWatch => {
  const received = new Map<string, Milliseconds>()
  let ages: { readonly at: Milliseconds; readonly age: Milliseconds }[] = []
  let receiptAt: Milliseconds | null = null
  let failure: unknown = null
  return {
    noteReception: ({ strap, at }) => received.set(strap, at),
    noteReceipt: (samples, serverNow) => {
      const seconds = new Set(samples.map(({ at }) => at))
      ages = ages.filter(({ at }) => serverNow - at < AGES_KEPT_MS)
      for (const second of seconds) ages.push({ at: serverNow, age: Math.round(serverNow - second) })
      receiptAt = serverNow
      failure = null
    },
    noteFailure: (error) => {
      failure = error
    },
    state: ({ store, now, offset }) => {
      for (const [strap, at] of received) if (now - at > RECEIVED_MS) received.delete(strap)
      const recent = ages
        .filter(({ at }) => now + (offset ?? 0) - at < AGES_KEPT_MS)
        .map(({ age }) => age)
        .toSorted((a, b) => a - b)
      return {
        straps: [...received.keys()],
        backlogSeconds: store.unsent().length + store.untimed().length,
        worstAge: recent.at(-1) ?? null,
        medianAge: recent[Math.floor(recent.length / 2)] ?? null,
        clockOffset: offset,
        receiptAt: receiptAt === null ? null : receiptAt - (offset ?? 0),
        failure,
        isJournalFailing: store.isFailing(),
      }
    },
  }
}
