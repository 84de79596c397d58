import { resultMailLimits } from '../core/limits.ts'
import type { Milliseconds } from '../core/units.ts'

/** Whether a member gets the results of challenges by mail: no, asked by mail for a yes, or yes. */
export const RESULT_MAILS = ['off', 'asked', 'on'] as const
export type ResultMails = (typeof RESULT_MAILS)[number]

const HOUR_MS = 3_600_000

/** What is known of a member's consent, in milliseconds since 1970. */
export interface ResultMailConsent {
  /** Since when there is one; null while there is none. */
  readonly since: Milliseconds | null
  /** When the member was last asked for it by mail; null when never, or once answered. */
  readonly askedAt: Milliseconds | null
}

/** Whether a member's yes to a mail sent then still counts. */
export const mayStillConfirm = (askedAt: Milliseconds, now: Milliseconds): boolean =>
  now - askedAt < resultMailLimits.confirmWithinHours * HOUR_MS

/** Where a member stands with results by mail. */
export const resultMailsAt = ({ since, askedAt }: ResultMailConsent, now: Milliseconds): ResultMails => {
  if (since !== null) return 'on'
  return askedAt !== null && mayStillConfirm(askedAt, now) ? 'asked' : 'off'
}
