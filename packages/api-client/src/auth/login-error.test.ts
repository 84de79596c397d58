import { LOGIN_ERRORS } from '@repo/domain/people/login'
import { describe, expect, it } from 'vitest'

import { apiErrorOf } from '../core/api-error.ts'
import { loginErrorOf } from './log-in.ts'

const readOf = (status: number, body: unknown) => loginErrorOf(apiErrorOf(status, body))

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
    [10, '', 'no-answer'],
  ] as const)('%i %j is %s', (status, message, error) => {
    expect(readOf(status, { message })).toBe(error)
  })

  it.each([
    [{ errors: { auth: ['The email is not verified'] } }, 'email-not-verified'],
    [{ errors: { auth: 'The email is not verified' } }, 'email-not-verified'],
    [{ message: 'Unauthorized', errors: { auth: ['Account Inactive'] } }, 'account-disabled'],
    [{ code: 401, message: 'Unauthorized', errors: { auth: ['Cuenta inhabilitada'] } }, 'account-disabled'],
    [{ code: 'auth', message: '', errors: { email: ['?'], auth: ['Email not verified'] } }, 'email-not-verified'],
    [{ error: 'Email not verified' }, 'email-not-verified'],
    [{ result: 'Cuenta inhabilitada' }, 'account-disabled'],
    [{ errors: { auth: ['Session open'] } }, 'session-open-elsewhere'],
    [null, 'session-open-elsewhere'],
  ])('a 401 with %j is %s', (body, error) => {
    expect(readOf(401, body)).toBe(error)
  })

  it.each(LOGIN_ERRORS)('believes a server that names %s, whatever its words', (code) => {
    expect(readOf(401, { code, message: 'Verifica tu correo' })).toBe(code)
  })

  it.each(['key-missing', 'key-unknown'])('does not take %s for an open session', (code) => {
    expect(readOf(401, { code, message: '' })).toBe('center-not-found')
  })

  it('falls back to the status for codes of other things', () => {
    expect(readOf(422, { code: 'invalid-input', message: '' })).toBe('wrong-credentials')
    expect(readOf(503, { code: 503, message: '' })).toBe('service-unavailable')
  })
})
