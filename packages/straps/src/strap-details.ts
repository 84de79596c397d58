import type { Milliseconds } from '@repo/domain/core/units'

import type { Reception } from './reception.ts'

const SENT_EVERY_MS: Milliseconds = 30_000
/** The most that a batch may hold. */
const MAX_STRAPS = 200

/** Name and maker of a strap, as far as its radio sends them. */
export type StrapDetails = { readonly strap: string } & Reception['details']

interface Known {
  details: StrapDetails
  receivedAt: Milliseconds
  sentAt: Milliseconds
}

export interface DetailsSender {
  readonly note: (reception: Reception) => void
  /** Details that are new, changed, or due again. */
  readonly due: (now: Milliseconds) => readonly StrapDetails[]
  readonly noteSent: (sent: readonly StrapDetails[], now: Milliseconds) => void
}

/** Details go with samples when they are new, and every 30 s while the strap is received. */
export const sendDetails = (): DetailsSender => {
  const straps = new Map<string, Known>()
  return {
    note: ({ strap, details, at }) => {
      const names = Object.entries(details).filter(([, value]) => value !== undefined)
      const known = straps.get(strap)
      if (known !== undefined) known.receivedAt = at
      const isNews = names.some(([name, value]) => known?.details[name as keyof StrapDetails] !== value)
      if (!isNews) return
      const next = { ...known?.details, ...Object.fromEntries(names), strap }
      straps.set(strap, { details: next, receivedAt: at, sentAt: Number.NEGATIVE_INFINITY })
    },
    due: (now) => {
      for (const [strap, { receivedAt }] of straps) if (now - receivedAt > 20 * SENT_EVERY_MS) straps.delete(strap)
      return [...straps.values()]
        .filter(({ sentAt, receivedAt }) => now - sentAt >= SENT_EVERY_MS && now - receivedAt < SENT_EVERY_MS)
        .slice(0, MAX_STRAPS)
        .map(({ details }) => details)
    },
    noteSent: (sent, now) => {
      for (const details of sent) {
        const known = straps.get(details.strap)
        // a change meanwhile is sent with the next batch
        if (known?.details === details) known.sentAt = now
      }
    },
  }
}
