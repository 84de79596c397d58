import { expect, it } from 'vitest'

import { daqHeaders, displayHeaders, participantHeaders, sessionHeaders } from './headers.ts'

it('a session says what it has, and nothing of what it lacks', () => {
  const nobody = { centerKey: null, language: 'es' as const }
  expect(sessionHeaders(nobody)).toEqual({ 'accept-language': 'es' })
  expect(sessionHeaders({ ...nobody, staffToken: '', branchUuid: '' })).toEqual({ 'accept-language': 'es' })
  const whole = { centerKey: 'key', language: 'en' as const, staffToken: 'token', branchUuid: 'gym' }
  expect(sessionHeaders(whole)).toEqual({
    'accept-language': 'en',
    authorization: 'Bearer key',
    'token-admin': 'token',
    'token-level': 'admin',
    'branch-uuid': 'gym',
  })
})

it.each([
  [displayHeaders, 'token-display'],
  [participantHeaders, 'token-participant'],
  [daqHeaders, 'token-daq'],
] as const)('%o sends the language and %s', (headersOf, name) => {
  expect(headersOf('es', 'secret')).toEqual({ 'accept-language': 'es', [name]: 'secret' })
})
