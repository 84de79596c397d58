import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { initialStartup, startupReducer, type StartupEvent, type StartupState } from './startup.ts'

const after = (...events: readonly StartupEvent[]): StartupState => events.reduce(startupReducer, initialStartup)

const host: StartupEvent = { type: 'host-checked', isQrBox: false }
const found: StartupEvent = { type: 'center-found', isActive: true, hasName: true }
const refreshed: StartupEvent = { type: 'session-refreshed' }
const prepared: StartupEvent = { type: 'prepared' }
const shown: StartupEvent = { type: 'failure-shown' }
const signedIn: StartupState = { phase: 'ready', isSignedIn: true, hasFailed: false }
const signedOut: StartupState = { phase: 'ready', isSignedIn: false, hasFailed: false }

describe('startup', () => {
  it.each<[string, StartupEvent[], StartupState]>([
    ['nothing yet', [], { phase: 'checking-host' }],
    ['a QR box', [{ type: 'host-checked', isQrBox: true }], { phase: 'qr-box' }],
    ["a center's host", [host], { phase: 'looking-up' }],
    ['an active center', [host, found], { phase: 'refreshing' }],
    ['a suspended center', [host, { ...found, isActive: false }], { phase: 'disabled' }],
    ['a center without a name', [host, { ...found, hasName: false }], { phase: 'unavailable' }],
    ['no such center', [host, { type: 'lookup-failed', status: 422 }], { phase: 'unavailable' }],
    [
      'a lookup that fails',
      [host, { type: 'lookup-failed', status: 500 }],
      { phase: 'failed', status: 500, isSignedIn: false },
    ],
    [
      'a lookup without an answer',
      [host, { type: 'lookup-failed', status: 10 }],
      { phase: 'failed', status: 10, isSignedIn: false },
    ],
    [
      'that failure a second later',
      [host, { type: 'lookup-failed', status: 10 }, shown],
      { phase: 'ready', isSignedIn: false, hasFailed: true },
    ],
    ['no stored session', [host, found, { type: 'session-missing' }], signedOut],
    ['a stored session', [host, found, refreshed], { phase: 'preparing' }],
    [
      'a session that is over',
      [host, found, { type: 'refresh-failed', status: 401 }],
      { phase: 'failed', status: 401, isSignedIn: false },
    ],
    ['data that came', [host, found, refreshed, prepared], { phase: 'reviewing' }],
    [
      'data that failed',
      [host, found, refreshed, { type: 'prepare-failed', status: 10 }],
      { phase: 'failed', status: 10, isSignedIn: true },
    ],
    [
      'that failure a second later, signed in',
      [host, found, refreshed, { type: 'prepare-failed', status: 10 }, shown],
      { phase: 'ready', isSignedIn: true, hasFailed: true },
    ],
    [
      'data refused for want of a session',
      [host, found, refreshed, { type: 'prepare-failed', status: 401 }],
      { phase: 'failed', status: 401, isSignedIn: false },
    ],
    ['the offset reviewed', [host, found, refreshed, prepared, { type: 'reviewed' }], signedIn],
    ['a login', [host, found, { type: 'session-missing' }, { type: 'signed-in' }], signedIn],
    ['a logout', [host, found, refreshed, prepared, { type: 'reviewed' }, { type: 'signed-out' }], signedOut],
  ])('%s', (_, events, expected) => {
    expect(after(...events)).toEqual(expected)
  })

  const events: readonly StartupEvent[] = [
    host,
    { type: 'host-checked', isQrBox: true },
    found,
    { ...found, isActive: false },
    { type: 'lookup-failed', status: 422 },
    { type: 'lookup-failed', status: 500 },
    { type: 'session-missing' },
    refreshed,
    { type: 'refresh-failed', status: 401 },
    prepared,
    { type: 'prepare-failed', status: 500 },
    { type: 'reviewed' },
    shown,
    { type: 'signed-in' },
    { type: 'signed-out' },
  ]

  it.each([
    ['a QR box', after({ type: 'host-checked', isQrBox: true })],
    ['a suspended center', after(host, { ...found, isActive: false })],
    ['an unavailable center', after(host, { type: 'lookup-failed', status: 422 })],
  ])('stays at %s whatever comes', (_, state) => {
    for (const event of events) expect(startupReducer(state, event)).toBe(state)
  })

  it('signs nobody in without a session that held or a login', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 25 }), (drawn) => {
        const state = after(...drawn)
        const mayBeSignedIn = drawn.some(({ type }) => type === 'session-refreshed' || type === 'signed-in')
        expect('isSignedIn' in state && state.isSignedIn && !mayBeSignedIn).toBe(false)
      }),
    )
  })
})
