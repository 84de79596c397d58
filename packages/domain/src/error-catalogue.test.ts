import { describe, expect, it } from 'vitest'

import {
  LOGIN_ERROR_CODES,
  LOGIN_ERRORS,
  loginErrorOf,
  memberErrorOf,
  ROOM_ERROR_CODES,
  roomErrorOf,
  sessionFaultOf,
} from './error-catalogue.ts'

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

  it('falls back to the status for codes of other things', () => {
    expect(loginErrorOf({ status: 422, text: '', code: 'invalid-input' })).toBe('wrong-credentials')
    expect(loginErrorOf({ status: 503, text: '', code: 503 })).toBe('service-unavailable')
  })

  it('has the numbers of the catalogue', () => {
    expect(LOGIN_ERROR_CODES).toEqual({ 'email-not-verified': 10, 'account-disabled': 12 })
    expect(ROOM_ERROR_CODES).toEqual({ 'name-taken': 11 })
  })
})

describe('roomErrorOf', () => {
  it.each([
    [{ status: 422, fields: { room_name: ['taken'] } }, 'name-taken'],
    [{ status: 413, fields: {} }, 'image-size'],
    [{ status: 422, code: 'image-invalid', fields: {} }, 'image-kind'],
    [{ status: 422, fields: { couches: ['unknown'] } }, 'general'],
    [{ status: 10, fields: {} }, 'general'],
    [{ status: 500, fields: {} }, 'general'],
  ] as const)('%j is %s', (answer, error) => {
    expect(roomErrorOf(answer)).toBe(error)
  })
})

describe('sessionFaultOf', () => {
  it.each([
    ['types', 4],
    ['measurements', 6],
    ['start', 7],
    ['removal', 8],
    ['state', 9],
  ] as const)('a call for %s that was never answered has the code %i', (step, code) => {
    expect(sessionFaultOf(step, { status: 10, code: '', text: '' })).toEqual({ error: 'general', code })
  })

  it.each([
    [{ status: 407, code: 0, text: '' }, 'streaming-token-conflict', 407],
    [{ status: 409, code: 407, text: 'the Zoom token is in use' }, 'streaming-token-conflict', 407],
    [{ status: 409, code: 409, text: 'a Zoom meeting is running' }, 'streaming-conflict', 43],
    [{ status: 500, code: 'internal', text: 'zoom' }, 'streaming-conflict', 43],
    [{ status: 409, code: 'class-already-running', text: '' }, 'already-running', 409],
    [{ status: 500, code: 'internal', text: '' }, 'general', 500],
  ])('%j is %s with code %i', (answer, error, code) => {
    expect(sessionFaultOf('start', answer)).toEqual({ error, code })
  })
})

describe('memberErrorOf', () => {
  it.each([
    ['create', 409, true, 'already-linked'],
    ['create', 500, true, 'general'],
    ['create', 10, true, 'general'],
    ['information', 409, true, 'already-linked'],
    ['information', 422, true, 'partial'],
    ['information', 10, false, 'general'],
    ['information', 412, false, 'changed-meanwhile'],
    ['variables', 500, false, 'partial'],
    ['variables', 10, true, 'partial'],
  ] as const)('%s failing with %i (new: %s) is %s', (step, status, isNew, error) => {
    expect(memberErrorOf({ step, status, isNew })).toBe(error)
  })
})
