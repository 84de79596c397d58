import type { Milliseconds } from '../core/units.ts'
import { DISCONNECTED_AFTER } from '../live/signal.ts'

export const REQUEST_STATES = ['waiting', 'granted', 'refused', 'unknown'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const REQUEST_ANSWERS = ['confirm', 'refuse'] as const
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number]

export interface SecondPhone {
  readonly isSame: boolean
  readonly hasCode: boolean
  readonly isGranted: boolean
  readonly firstSilentFor: Milliseconds | null
}

/** Whether the first phone is gone: silent for longer than a strap may be. */
export const isPhoneGone = (silentFor: Milliseconds): boolean => silentFor > DISCONNECTED_AFTER

/** Whether a phone may take over a participation. The public pseudonym isn't enough while another phone has it. */
export const mayContinue = ({ isSame, hasCode, isGranted, firstSilentFor }: SecondPhone): boolean =>
  firstSilentFor === null || isSame || hasCode || isGranted || isPhoneGone(firstSilentFor)
