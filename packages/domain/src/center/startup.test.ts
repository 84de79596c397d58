import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { initialStartup, lookupWait, startupReducer, type StartupEvent, type StartupState } from './startup.ts'

const after = (...events: readonly StartupEvent[]): StartupState => events.reduce(startupReducer, initialStartup)

const host: StartupEvent = { type: 'host-checked', isQrBox: false }
const found: StartupEvent = { type: 'center-found', isActive: true, hasName: true }
const refreshed: StartupEvent = { type: 'session-refreshed' }
const prepared: StartupEvent = { type: 'prepared' }
const shown: StartupEvent = { type: 'failure-shown' }
const missed = [host, { type: 'lookup-failed', fault: 'no-answer' }, shown] as const
const due: StartupEvent = { type: 'lookup-due' }
const suspended: StartupEvent = { ...found, isActive: false }
const refused: StartupEvent = { type: 'center-suspended' }
const reviewed: StartupEvent = { type: 'reviewed' }
const silent: StartupEvent = { type: 'lookup-failed', fault: 'no-answer' }
const gone: StartupEvent = { type: 'lookup-failed', fault: 'no-such-center' }
const suspendedState: StartupState = { phase: 'disabled', isChecking: false }
const signedIn: StartupState = { phase: 'ready', isSignedIn: true }
const signedOut: StartupState = { phase: 'ready', isSignedIn: false }

describe('startup', () => {
  it.each<[string, StartupEvent[], StartupState]>([
    ['nothing yet', [], { phase: 'checking-host' }],
    ['a QR box', [{ type: 'host-checked', isQrBox: true }], { phase: 'qr-box' }],
    ["a center's host", [host], { phase: 'looking-up' }],
    ['an active center', [host, found], { phase: 'refreshing', isBehindLogin: false }],
    ['a suspended center', [host, suspended], { phase: 'disabled', isChecking: false }],
    ['the same, looked up again', [host, suspended, due], { phase: 'disabled', isChecking: true }],
    ['the same, still suspended', [host, suspended, due, suspended], { phase: 'disabled', isChecking: false }],
    ['the same, without an answer', [host, suspended, due, silent], { phase: 'disabled', isChecking: false }],
    ['the same, resumed', [host, suspended, due, found], { phase: 'refreshing', isBehindLogin: false }],
    ['the same, given up', [host, suspended, due, gone], { phase: 'unavailable' }],
    ['one suspended while staff work', [host, found, refreshed, prepared, reviewed, refused], suspendedState],
    ['one suspended at the login', [host, found, { type: 'session-missing' }, refused], suspendedState],
    ['one suspended while its data load', [host, found, refreshed, refused, prepared], suspendedState],
    ['one suspended before it is found', [host, refused], { phase: 'looking-up' }],
    ['a center without a name', [host, { ...found, hasName: false }], { phase: 'unavailable' }],
    ['no such center', [host, { type: 'lookup-failed', fault: 'no-such-center' }], { phase: 'unavailable' }],
    [
      'a lookup that fails',
      [host, { type: 'lookup-failed', fault: 'server-problem' }],
      { phase: 'failed', fault: 'server-problem', isSignedIn: false, hasCenter: false },
    ],
    [
      'a lookup without an answer',
      [host, { type: 'lookup-failed', fault: 'no-answer' }],
      { phase: 'failed', fault: 'no-answer', isSignedIn: false, hasCenter: false },
    ],
    [
      'that failure a second later',
      [...missed],
      { phase: 'center-missing', fault: 'no-answer', attempt: 1, isChecking: false },
    ],
    ['its next try', [...missed, due], { phase: 'center-missing', fault: 'no-answer', attempt: 1, isChecking: true }],
    [
      'a next try that fails otherwise',
      [...missed, due, { type: 'lookup-failed', fault: 'server-problem' }],
      { phase: 'center-missing', fault: 'server-problem', attempt: 2, isChecking: false },
    ],
    ['a next try that finds the center', [...missed, due, found], { phase: 'refreshing', isBehindLogin: true }],
    ['a next try that finds it suspended', [...missed, due, suspended], suspendedState],
    [
      'a next try that finds none',
      [...missed, due, { type: 'lookup-failed', fault: 'no-such-center' }],
      { phase: 'unavailable' },
    ],
    ['no session by then', [...missed, due, found, { type: 'session-missing' }], signedOut],
    ['a server that was never set up', [host, { type: 'no-center-yet' }], { phase: 'not-set-up' }],
    ['the same, late', [...missed, due, { type: 'no-center-yet' }], { phase: 'not-set-up' }],
    ['no stored session', [host, found, { type: 'session-missing' }], signedOut],
    ['a stored session', [host, found, refreshed], { phase: 'preparing' }],
    [
      'a session that is over',
      [host, found, { type: 'refresh-failed', fault: 'session-over' }],
      { phase: 'failed', fault: 'session-over', isSignedIn: false, hasCenter: true },
    ],
    ['data that came', [host, found, refreshed, prepared], { phase: 'reviewing' }],
    [
      'data that failed',
      [host, found, refreshed, { type: 'prepare-failed', fault: 'no-answer' }],
      { phase: 'failed', fault: 'no-answer', isSignedIn: true, hasCenter: true },
    ],
    [
      'that failure a second later, signed in',
      [host, found, refreshed, { type: 'prepare-failed', fault: 'no-answer' }, shown],
      { phase: 'ready', isSignedIn: true },
    ],
    [
      'data refused for want of a session',
      [host, found, refreshed, { type: 'prepare-failed', fault: 'session-over' }],
      { phase: 'failed', fault: 'session-over', isSignedIn: false, hasCenter: true },
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
    { type: 'lookup-failed', fault: 'no-such-center' },
    { type: 'lookup-failed', fault: 'server-problem' },
    { type: 'no-center-yet' },
    due,
    { type: 'session-missing' },
    refreshed,
    { type: 'refresh-failed', fault: 'session-over' },
    prepared,
    { type: 'prepare-failed', fault: 'server-problem' },
    { type: 'reviewed' },
    shown,
    { type: 'signed-in' },
    { type: 'signed-out' },
    refused,
  ]

  it.each([
    ['a QR box', after({ type: 'host-checked', isQrBox: true })],
    ['a server without a center', after(host, { type: 'no-center-yet' })],
    ['an unavailable center', after(host, { type: 'lookup-failed', fault: 'no-such-center' })],
  ])('stays at %s after any event', (_, state) => {
    for (const event of events) expect(startupReducer(state, event)).toBe(state)
  })

  it('never signs in without a valid session or a login', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 25 }), (drawn) => {
        const state = after(...drawn)
        const mayBeSignedIn = drawn.some(({ type }) => type === 'session-refreshed' || type === 'signed-in')
        expect('isSignedIn' in state && state.isSignedIn && !mayBeSignedIn).toBe(false)
      }),
    )
  })

  it.each([
    [1, 2000],
    [2, 4000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [1000, 30_000],
  ])('waits after %i failures for %i ms', (attempt, wait) => {
    expect(lookupWait(attempt)).toBe(wait)
  })
})
