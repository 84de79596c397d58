import { resultMailLimits } from '../core/limits.ts'
import type { Milliseconds } from '../core/units.ts'

export const RESULT_MAILS = ['off', 'asked', 'on'] as const
export type ResultMails = (typeof RESULT_MAILS)[number]

const HOUR_MS = 3_600_000

export interface ResultMailConsent {
  /** Unix time in ms. Null without consent. */
  readonly since: Milliseconds | null
  /** Unix time in ms of the last confirmation email. Null if there is none, or once it was answered. */
  readonly requestedAt: Milliseconds | null
}

/** Whether a confirmation email sent at `askedAt` is still valid. */
export const mayStillConfirm = (requestedAt: Milliseconds, now: Milliseconds): boolean =>
  now - requestedAt < resultMailLimits.confirmWithinHours * HOUR_MS

/** A member's consent at a moment. */
export const resultMailsAt = ({ since, requestedAt }: ResultMailConsent, now: Milliseconds): ResultMails => {
  if (since !== null) return 'on'
  return requestedAt !== null && mayStillConfirm(requestedAt, now) ? 'asked' : 'off'
}
