import { LOGIN_ERRORS } from '@repo/domain/login'
import { describe, expect, it } from 'vitest'

import { loginErrorOf } from './login-error.ts'

describe('loginErrorOf', () => {
  it.each([
    [401, '', 'session-open-elsewhere'],
    [401, 'You have a session open on another device', 'session-open-elsewhere'],
    [401, 'Email not verified', 'email-not-verified'],
    [401, 'Inactive account', 'account-disabled'],
    [401, 'Cuenta inhabilitada', 'account-disabled'],
    [422, 'Incorrect', 'wrong-credentials'],
    [429, '', 'too-many-attempts'],
    [500, '', 'service-unavailable'],
    [503, '', 'service-unavailable'],
    [404, '', 'center-not-found'],
    [400, '', 'center-not-found'],
    [10, '', 'center-not-found'],
  ] as const)('%i %j is %s', (status, text, error) => {
    expect(loginErrorOf({ status, text })).toBe(error)
  })

  it.each(LOGIN_ERRORS)('believes a server that names %s, whatever its words', (code) => {
    expect(loginErrorOf({ status: 401, text: 'Verifica tu correo', code })).toBe(code)
  })

  it.each(['key-missing', 'key-unknown'])('does not take %s for an open session', (code) => {
    expect(loginErrorOf({ status: 401, text: '', code })).toBe('center-not-found')
  })

  it('falls back to the status for codes of other things', () => {
    expect(loginErrorOf({ status: 422, text: '', code: 'invalid-input' })).toBe('wrong-credentials')
    expect(loginErrorOf({ status: 503, text: '', code: 503 })).toBe('service-unavailable')
  })
})
