import { expect, it } from 'vitest'

import { signInDisplay } from '../displays/display-sign-in.ts'
import { showDisplay } from '../displays/display.ts'
import { collectPairing } from '../displays/pairing.ts'
import { daqHeaders, displayHeaders, participantHeaders, sessionHeaders, wallHeaders } from './headers.ts'

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

it('a wall asks the center with its key, also once it is paired, and all else as the wall it is', () => {
  const screen = { centerKey: 'key', language: 'es' as const, displayToken: null }
  const wall = { ...screen, displayToken: 'paired' }
  const asCenter = sessionHeaders(screen)
  for (const asked of [collectPairing, signInDisplay]) {
    expect(wallHeaders(asked, screen)).toEqual(asCenter)
    expect(wallHeaders(asked, wall)).toEqual(asCenter)
  }
  expect(wallHeaders(showDisplay, screen)).toEqual(asCenter)
  expect(wallHeaders(showDisplay, wall)).toEqual(displayHeaders('es', 'paired'))
})
