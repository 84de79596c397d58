import type { Milliseconds } from '../core/units.ts'
import { DISCONNECTED_AFTER } from '../live/signal.ts'

export const REQUEST_STATES = ['waiting', 'granted', 'refused', 'unknown'] as const
/** What has become of a phone's request to go on with a participation; an unknown one is to be made anew. */
export type RequestState = (typeof REQUEST_STATES)[number]

export const REQUEST_ANSWERS = ['confirm', 'refuse'] as const
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number]

export interface SecondPhone {
  /** It is the phone that has the participation already. */
  readonly isSame: boolean
  /** The member's sign-in code was given, which nobody else knows. */
  readonly hasCode: boolean
  /** The first phone or the coach has said yes. */
  readonly isGranted: boolean
  /** Since anything was last heard of the first phone; null when no phone has the participation. */
  readonly firstSilentFor: Milliseconds | null
}

/** Whether the first phone is gone: nothing was heard of it for as long as a strap may be silent. */
export const isPhoneGone = (silentFor: Milliseconds): boolean => silentFor > DISCONNECTED_AFTER

/**
 * Whether a phone may go on with a member's participation. While another phone has it, a pseudonym, which stands on
 * the wall for all to read, is not enough: it takes the code, or a yes from that phone or from the coach.
 */
export const mayContinue = ({ isSame, hasCode, isGranted, firstSilentFor }: SecondPhone): boolean =>
  firstSilentFor === null || isSame || hasCode || isGranted || isPhoneGone(firstSilentFor)
