import { describe, expect, it } from 'vitest'

import { LOGIN_ERRORS } from './login.ts'
import { initialLogin, loginReducer, type LoginEvent, type LoginState } from './login.ts'

const after = (...events: readonly LoginEvent[]): LoginState => events.reduce(loginReducer, initialLogin)

const submitted: LoginEvent = { type: 'submitted' }
const opened: LoginEvent = { type: 'session-opened' }
const loaded: LoginEvent = { type: 'loaded' }
const refused: LoginEvent = { type: 'refused', error: 'wrong-credentials' }

describe('login', () => {
  it.each<[string, LoginEvent[], LoginState['phase']]>([
    ['nothing yet', [], 'idle'],
    ['a submit', [submitted], 'signing-in'],
    ['a session', [submitted, opened], 'loading'],
    ['its data', [submitted, opened, loaded], 'done'],
    ['a refusal', [submitted, refused], 'refused'],
    ['a center that could not be fetched', [submitted, opened, refused], 'refused'],
    ['another try', [submitted, refused, submitted], 'signing-in'],
    ['a refusal put away', [submitted, refused, { type: 'dismissed' }], 'idle'],
  ])('%s', (_, events, phase) => {
    expect(after(...events).phase).toBe(phase)
  })

  it.each(LOGIN_ERRORS)('may be retried after %s', (error) => {
    expect(after(submitted, { type: 'refused', error })).toEqual({ phase: 'refused', error })
    expect(after(submitted, { type: 'refused', error }, submitted)).toEqual({ phase: 'signing-in' })
  })

  it.each<[string, LoginState, LoginEvent]>([
    ['a second submit', after(submitted), submitted],
    ['a submit while its data loads', after(submitted, opened), submitted],
    ['a submit when it is done', after(submitted, opened, loaded), submitted],
    ['an unexpected session', initialLogin, opened],
    ['data without a session', after(submitted), loaded],
    ['a refusal of nothing', initialLogin, refused],
    ['nothing to put away', initialLogin, { type: 'dismissed' }],
  ])('ignores %s', (_, state, event) => {
    expect(loginReducer(state, event)).toBe(state)
  })
})
