import type { Milliseconds } from '../core/units.ts'
import { isOffSkinAfter } from '../live/signal.ts'

const STRAP_FAULTS = ['bluetooth-off', 'not-allowed', 'not-a-strap', 'not-reached'] as const
export type StrapFault = (typeof STRAP_FAULTS)[number]

const strapWaits = {
  try: 10_000,
  firstValue: 5000,
  value: 6000,
  resubscribe: 4000,
} as const satisfies Record<string, Milliseconds>

const TRIES = 3
const FIRST_PAUSE: Milliseconds = 1000
const LONGEST_PAUSE: Milliseconds = 10_000

type StrapTrouble = 'no-answer' | 'out-of-reach' | 'no-values'

interface Trying {
  readonly failures: number
  readonly hasSent: boolean
  readonly trouble: StrapTrouble | null
  /** When `ticked` changes the phase. */
  readonly until: Milliseconds
}

/** Monotonic ms. `connecting` connects and subscribes, `silent` resubscribes, `lost` and `refused` disconnect. */
export type StrapLink =
  | ({ readonly phase: 'connecting' | 'subscribed' | 'silent' | 'lost' } & Trying)
  | {
      readonly phase: 'receiving'
      readonly until: Milliseconds
      /** Start of the current run of values reported without skin contact, or null. */
      readonly noContactSince: Milliseconds | null
      readonly isOffSkin: boolean
    }
  | { readonly phase: 'refused'; readonly fault: StrapFault }

export type StrapLinkEvent =
  | { readonly type: 'subscribed'; readonly now: Milliseconds }
  | { readonly type: 'failed'; readonly isNoStrap: boolean; readonly now: Milliseconds }
  | { readonly type: 'value-came'; readonly hasContact: boolean; readonly now: Milliseconds }
  | { readonly type: 'disconnected'; readonly now: Milliseconds }
  | { readonly type: 'ticked'; readonly now: Milliseconds }

/** Starts the first try. */
export const openStrapLink = (now: Milliseconds): StrapLink => ({
  phase: 'connecting',
  failures: 0,
  hasSent: false,
  trouble: null,
  until: now + strapWaits.try,
})

type Open = Exclude<StrapLink, { phase: 'refused' }>

const tryingOf = (link: Open): Omit<Trying, 'until'> =>
  link.phase === 'receiving' ? { failures: 0, hasSent: true, trouble: null } : link

const pauseAfter = (failures: number): Milliseconds =>
  Math.min(FIRST_PAUSE * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE)

const lost = (link: Open, trouble: StrapTrouble, now: Milliseconds): StrapLink => {
  const { failures, hasSent } = tryingOf(link)
  const failed = link.phase === 'receiving' ? 0 : failures + 1
  if (!hasSent && failed >= TRIES) return { phase: 'refused', fault: 'not-reached' }
  return { phase: 'lost', failures: failed, hasSent, trouble, until: now + pauseAfter(failed) }
}

const timedOut = (link: Open, now: Milliseconds): StrapLink => {
  const { failures, hasSent, trouble } = tryingOf(link)
  switch (link.phase) {
    case 'connecting':
      return lost(link, 'no-answer', now)
    case 'subscribed':
    case 'receiving':
      return { phase: 'silent', failures, hasSent, trouble: 'no-values', until: now + strapWaits.resubscribe }
    case 'silent':
      return lost(link, 'no-values', now)
    case 'lost':
      return { phase: 'connecting', failures, hasSent, trouble, until: now + strapWaits.try }
    default:
      return link satisfies never
  }
}

const withValue = (link: Open, hasContact: boolean, now: Milliseconds): StrapLink => {
  const known = link.phase === 'receiving' ? link.noContactSince : null
  const noContactSince = hasContact ? null : (known ?? now)
  const isOffSkin = noContactSince !== null && isOffSkinAfter(now - noContactSince)
  return { phase: 'receiving', until: now + strapWaits.value, noContactSince, isOffSkin }
}

/** State machine of a strap's connection. 6 s without a value means silent, even if the connection reports open. */
export const strapLinkReducer = (link: StrapLink, event: StrapLinkEvent): StrapLink => {
  if (link.phase === 'refused') return link
  const { now } = event
  switch (event.type) {
    case 'subscribed':
      return link.phase === 'connecting' ? { ...link, phase: 'subscribed', until: now + strapWaits.firstValue } : link
    case 'failed':
      if (link.phase !== 'connecting' && link.phase !== 'silent') return link
      if (event.isNoStrap && !link.hasSent) return { phase: 'refused', fault: 'not-a-strap' }
      return lost(link, link.phase === 'silent' ? 'no-values' : 'no-answer', now)
    case 'value-came':
      return withValue(link, event.hasContact, now)
    case 'disconnected':
      return link.phase === 'connecting' || link.phase === 'lost' ? link : lost(link, 'out-of-reach', now)
    case 'ticked':
      return now < link.until ? link : timedOut(link, now)
    default:
      return event satisfies never
  }
}

const STRAP_STATES = ['connecting', 'connected', 'off-skin', 'unanswered', 'silent', 'reconnecting'] as const
export type StrapState = (typeof STRAP_STATES)[number]

const STATE_OF_TROUBLE = {
  'no-answer': 'unanswered',
  'out-of-reach': 'reconnecting',
  'no-values': 'silent',
} as const satisfies Record<StrapTrouble, StrapState>

/** The state to show, and whether to offer another strap (after three failed tries in a row). */
export const strapStateOf = (
  link: Exclude<StrapLink, { phase: 'refused' }>,
): { readonly state: StrapState; readonly offersAnother: boolean } => {
  if (link.phase === 'receiving') return { state: link.isOffSkin ? 'off-skin' : 'connected', offersAnother: false }
  const state = link.trouble === null ? 'connecting' : STATE_OF_TROUBLE[link.trouble]
  return { state, offersAnother: link.failures >= TRIES }
}
