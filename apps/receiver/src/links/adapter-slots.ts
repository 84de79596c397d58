import type { Milliseconds } from '@repo/domain/core/units'

/** Most USB adapters. Source: bleak-retry-connector issue 67. */
export const USB_SLOTS = 5
/** Adapters soldered to a Raspberry Pi. */
export const UART_SLOTS = 7
const MOST_SLOTS = 20

/** An adapter without a free slot refuses every strap; a strap out of range only fails itself. */
const REFUSALS_IN_A_ROW = 8
const STRAPS_REFUSED = 2
/** A refusal next to lost connections says nothing about slots. */
const CALM_MS: Milliseconds = 30_000
const TRIES_MORE_EVERY_MS: Milliseconds = 600_000

/** How many connections an adapter holds, which it doesn't report. */
export interface AdapterSlots {
  readonly count: () => number
  readonly onConnected: () => void
  readonly onLost: (now: Milliseconds) => void
  /** `links` are the connections that the adapter holds. */
  readonly onRefused: (refusal: { readonly strap: string; readonly links: number; readonly now: Milliseconds }) => void
  /** Raises the number after 10 minutes without a refusal, if a strap waits. */
  readonly tick: (isWaiting: boolean, now: Milliseconds) => void
}

export const learnSlots = (start: number, since: Milliseconds): AdapterSlots => {
  let slots = start
  let refused: string[] = []
  let lostAt = Number.NEGATIVE_INFINITY
  let quietSince = since
  return {
    count: () => slots,
    onConnected: () => {
      refused = []
    },
    onLost: (now) => {
      lostAt = now
      refused = []
    },
    onRefused: ({ strap, links, now }) => {
      quietSince = now
      if (links === 0 || now - lostAt < CALM_MS) return
      refused.push(strap)
      if (refused.length < REFUSALS_IN_A_ROW || new Set(refused).size < STRAPS_REFUSED) return
      slots = Math.min(slots, links)
      refused = []
    },
    tick: (isWaiting, now) => {
      if (!isWaiting || now - quietSince < TRIES_MORE_EVERY_MS) return
      slots = Math.min(slots + 1, MOST_SLOTS)
      quietSince = now
    },
  }
}
