export const LOGIN_ERRORS = [
  'session-open-elsewhere',
  'email-not-verified',
  'account-disabled',
  'wrong-credentials',
  'service-unavailable',
  'too-many-attempts',
  'center-not-found',
  'no-answer',
] as const
export type LoginError = (typeof LOGIN_ERRORS)[number]

export type LoginState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'signing-in' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'refused'; readonly error: LoginError }
  | { readonly phase: 'done' }

export type LoginEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'session-opened' }
  | { readonly type: 'refused'; readonly error: LoginError }
  | { readonly type: 'loaded' }
  | { readonly type: 'dismissed' }

export const initialLogin: LoginState = { phase: 'idle' }

const isBusy = (state: LoginState): boolean => state.phase === 'signing-in' || state.phase === 'loading'

/** State machine of the login form. Failing to load data doesn't undo the login. */
export const loginReducer = (state: LoginState, event: LoginEvent): LoginState => {
  switch (event.type) {
    case 'submitted':
      return isBusy(state) || state.phase === 'done' ? state : { phase: 'signing-in' }
    case 'session-opened':
      return state.phase === 'signing-in' ? { phase: 'loading' } : state
    case 'refused':
      return isBusy(state) ? { phase: 'refused', error: event.error } : state
    case 'loaded':
      return state.phase === 'loading' ? { phase: 'done' } : state
    case 'dismissed':
      return state.phase === 'refused' ? initialLogin : state
    default:
      return event satisfies never
  }
}
