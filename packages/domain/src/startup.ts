/** The way from opening the panel to its first screen. Each phase names the work that is due. */
export type StartupState =
  | { readonly phase: 'checking-host' }
  | { readonly phase: 'qr-box' }
  | { readonly phase: 'looking-up' }
  /** The account is suspended; nothing goes on. */
  | { readonly phase: 'disabled' }
  /** No such center, or one without a name. */
  | { readonly phase: 'unavailable' }
  | { readonly phase: 'refreshing' }
  | { readonly phase: 'preparing' }
  | { readonly phase: 'reviewing' }
  /** Waits a second and then goes on to the screens. */
  | { readonly phase: 'failed'; readonly status: number | null; readonly isSignedIn: boolean }
  | { readonly phase: 'ready'; readonly isSignedIn: boolean; readonly hasFailed: boolean }

export type StartupEvent =
  | { readonly type: 'host-checked'; readonly isQrBox: boolean }
  | { readonly type: 'center-found'; readonly isActive: boolean; readonly hasName: boolean }
  | { readonly type: 'lookup-failed'; readonly status: number }
  | { readonly type: 'session-missing' }
  | { readonly type: 'session-refreshed' }
  | { readonly type: 'refresh-failed'; readonly status: number }
  | { readonly type: 'prepared' }
  | { readonly type: 'prepare-failed'; readonly status: number }
  | { readonly type: 'reviewed' }
  | { readonly type: 'failure-shown' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'signed-out' }

export const initialStartup: StartupState = { phase: 'checking-host' }

/** How long a failure is shown before the app goes on, in milliseconds. */
export const FAILURE_SHOWN_FOR = 1000

const UNAVAILABLE_STATUS = 422
const UNAUTHENTICATED_STATUS = 401

const failed = (status: number | null, isSignedIn = false): StartupState => ({ phase: 'failed', status, isSignedIn })

const centerFound = (event: { readonly isActive: boolean; readonly hasName: boolean }): StartupState => {
  if (!event.hasName) return { phase: 'unavailable' }
  return event.isActive ? { phase: 'refreshing' } : { phase: 'disabled' }
}

const inPhase = (state: StartupState, phase: StartupState['phase'], next: StartupState): StartupState =>
  state.phase === phase ? next : state

/** Leads from one phase to the next; an event that does not belong to the phase changes nothing. */
export const startupReducer = (state: StartupState, event: StartupEvent): StartupState => {
  switch (event.type) {
    case 'host-checked':
      return inPhase(state, 'checking-host', { phase: event.isQrBox ? 'qr-box' : 'looking-up' })
    case 'center-found':
      return inPhase(state, 'looking-up', centerFound(event))
    case 'lookup-failed':
      return inPhase(
        state,
        'looking-up',
        event.status === UNAVAILABLE_STATUS ? { phase: 'unavailable' } : failed(event.status),
      )
    case 'session-missing':
      return inPhase(state, 'refreshing', { phase: 'ready', isSignedIn: false, hasFailed: false })
    case 'session-refreshed':
      return inPhase(state, 'refreshing', { phase: 'preparing' })
    case 'refresh-failed':
      return inPhase(state, 'refreshing', failed(event.status))
    case 'prepared':
      return inPhase(state, 'preparing', { phase: 'reviewing' })
    case 'prepare-failed':
      return inPhase(state, 'preparing', failed(event.status, event.status !== UNAUTHENTICATED_STATUS))
    case 'reviewed':
      return inPhase(state, 'reviewing', { phase: 'ready', isSignedIn: true, hasFailed: false })
    case 'failure-shown':
      return state.phase === 'failed' ? { phase: 'ready', isSignedIn: state.isSignedIn, hasFailed: true } : state
    case 'signed-in':
      return inPhase(state, 'ready', { phase: 'ready', isSignedIn: true, hasFailed: false })
    case 'signed-out':
      return inPhase(state, 'ready', { phase: 'ready', isSignedIn: false, hasFailed: false })
    default:
      return event satisfies never
  }
}
