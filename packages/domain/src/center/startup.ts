import type { Milliseconds } from '../core/units.ts'

export type StartupFault = 'no-answer' | 'no-such-center' | 'session-over' | 'server-problem'

export type StartupState =
  | { readonly phase: 'checking-host' }
  | { readonly phase: 'qr-box' }
  | { readonly phase: 'looking-up' }
  /** The account is suspended and is polled until it is resumed. */
  | { readonly phase: 'disabled'; readonly isChecking: boolean }
  | { readonly phase: 'unavailable' }
  | { readonly phase: 'not-set-up' }
  | {
      readonly phase: 'center-missing'
      readonly fault: StartupFault
      readonly attempt: number
      readonly isChecking: boolean
    }
  /** `isBehindLogin` keeps what was typed in a login shown before the center was found. */
  | { readonly phase: 'refreshing'; readonly isBehindLogin: boolean }
  | { readonly phase: 'preparing' }
  | { readonly phase: 'reviewing' }
  | {
      readonly phase: 'failed'
      readonly fault: StartupFault
      readonly isSignedIn: boolean
      readonly hasCenter: boolean
    }
  | { readonly phase: 'ready'; readonly isSignedIn: boolean }

export type StartupEvent =
  | { readonly type: 'host-checked'; readonly isQrBox: boolean }
  | { readonly type: 'center-found'; readonly isActive: boolean; readonly hasName: boolean }
  | { readonly type: 'lookup-failed'; readonly fault: StartupFault }
  | { readonly type: 'no-center-yet' }
  | { readonly type: 'center-suspended' }
  | { readonly type: 'lookup-due' }
  | { readonly type: 'session-missing' }
  | { readonly type: 'session-refreshed' }
  | { readonly type: 'refresh-failed'; readonly fault: StartupFault }
  | { readonly type: 'prepared' }
  | { readonly type: 'prepare-failed'; readonly fault: StartupFault }
  | { readonly type: 'reviewed' }
  | { readonly type: 'failure-shown' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' }

export const initialStartup: StartupState = { phase: 'checking-host' }

export const FAILURE_SHOWN_FOR = 1000

const LONGEST_WAIT_SECONDS = 30

/** Delay in ms before a failed lookup is retried: 2, 4, 8, 16, then 30 seconds. `attempt` starts at 1. */
export const lookupWait = (attempt: number): Milliseconds => Math.min(2 ** attempt, LONGEST_WAIT_SECONDS) * 1000

const failed = (fault: StartupFault, isSignedIn = false): StartupState => ({
  phase: 'failed',
  fault,
  isSignedIn,
  hasCenter: true,
})

const missing = (fault: StartupFault, attempt: number): StartupState => ({
  phase: 'center-missing',
  fault,
  attempt,
  isChecking: false,
})

export const SUSPENDED_WAIT: Milliseconds = 10_000

const disabled: StartupState = { phase: 'disabled', isChecking: false }

const isLookingUp = ({ phase }: StartupState): boolean =>
  phase === 'looking-up' || phase === 'center-missing' || phase === 'disabled'

const BEYOND_LOOKUP: ReadonlySet<StartupState['phase']> = new Set([
  'refreshing',
  'preparing',
  'reviewing',
  'failed',
  'ready',
])

const checkingAgain = (state: StartupState): StartupState =>
  (state.phase === 'center-missing' || state.phase === 'disabled') && !state.isChecking
    ? { ...state, isChecking: true }
    : state

const centerFound = (
  state: StartupState,
  event: { readonly isActive: boolean; readonly hasName: boolean },
): StartupState => {
  if (!isLookingUp(state)) return state
  if (!event.hasName) return { phase: 'unavailable' }
  if (!event.isActive) return { ...disabled }
  return { phase: 'refreshing', isBehindLogin: state.phase === 'center-missing' }
}

const lookupFailed = (state: StartupState, fault: StartupFault): StartupState => {
  if (!isLookingUp(state)) return state
  if (fault === 'no-such-center') return { phase: 'unavailable' }
  if (state.phase === 'disabled') return { ...disabled }
  if (state.phase === 'center-missing') return missing(fault, state.attempt + 1)
  return { phase: 'failed', fault, isSignedIn: false, hasCenter: false }
}

const failureShown = (state: StartupState): StartupState => {
  if (state.phase !== 'failed') return state
  return state.hasCenter ? { phase: 'ready', isSignedIn: state.isSignedIn } : missing(state.fault, 1)
}

const inPhase = (state: StartupState, phase: StartupState['phase'], next: StartupState): StartupState =>
  state.phase === phase ? next : state

/** State machine of the panel's start. Events that don't belong to the phase return the same state. */
export const startupReducer = (state: StartupState, event: StartupEvent): StartupState => {
  switch (event.type) {
    case 'host-checked':
      return inPhase(state, 'checking-host', { phase: event.isQrBox ? 'qr-box' : 'looking-up' })
    case 'center-found':
      return centerFound(state, event)
    case 'lookup-failed':
      return lookupFailed(state, event.fault)
    case 'no-center-yet':
      return isLookingUp(state) ? { phase: 'not-set-up' } : state
    case 'lookup-due':
      return checkingAgain(state)
    case 'center-suspended':
      return BEYOND_LOOKUP.has(state.phase) ? { ...disabled } : state
    case 'session-missing':
      return inPhase(state, 'refreshing', { phase: 'ready', isSignedIn: false })
    case 'session-refreshed':
      return inPhase(state, 'refreshing', { phase: 'preparing' })
    case 'refresh-failed':
      return inPhase(state, 'refreshing', failed(event.fault))
    case 'prepared':
      return inPhase(state, 'preparing', { phase: 'reviewing' })
    case 'prepare-failed':
      return inPhase(state, 'preparing', failed(event.fault, event.fault !== 'session-over'))
    case 'reviewed':
      return inPhase(state, 'reviewing', { phase: 'ready', isSignedIn: true })
    case 'failure-shown':
      return failureShown(state)
    case 'signed-in':
      return inPhase(state, 'ready', { phase: 'ready', isSignedIn: true })
    case 'signed-out':
      return inPhase(state, 'ready', { phase: 'ready', isSignedIn: false })
    default:
      return event satisfies never
  }
}
