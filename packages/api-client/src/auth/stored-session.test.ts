import { expect, it } from 'vitest'

import {
  forgetTabSession,
  isSessionKey,
  readStoredSession,
  storedSessionOf,
  writeStoredSession,
} from './stored-session.ts'

const storage = () => {
  const kept = new Map<string, string>()
  const of: Storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  return { kept, of }
}
const browser = () => {
  const [local, tab] = [storage(), storage()]
  return { local: local.kept, tab: tab.kept, ports: { local: local.of, tab: tab.of } }
}

const signedIn = {
  token: 'token',
  userUuid: 'ana',
  branchUuid: 'gym',
  permissions: ['dashboard' as const],
  showAgreement: true,
  role: 'coach',
  features: ['realtime' as const],
}
const session = (rememberme: boolean) => storedSessionOf(signedIn, rememberme, 1_000)

it('a session fresh from the login', () => {
  expect(session(true)).toEqual({
    rememberme: true,
    tokenAdmin: 'token',
    uuidUser: 'ana',
    uuidBranch: 'gym',
    permissions: ['dashboard'],
    showAgreement: true,
    role: 'coach',
    features_enabled: ['realtime'],
    renewedAt: 1_000,
  })
})

it.each([
  [true, 1, 0],
  [false, 0, 1],
])('remembered %s: kept for all tabs %d times, for this one %d times', (rememberme, forAll, forOne) => {
  const { local, tab, ports } = browser()
  writeStoredSession(ports, session(!rememberme))
  writeStoredSession(ports, session(rememberme))
  expect([local.size, tab.size]).toEqual([forAll, forOne])
  expect(readStoredSession(ports)).toEqual(session(rememberme))
  forgetTabSession(ports)
  expect([local.size, tab.size]).toEqual([forAll, 0])
  writeStoredSession(ports, null)
  expect(readStoredSession(ports)).toBeNull()
  expect([local.size, tab.size]).toEqual([0, 0])
})

it('the session of all tabs comes before that of one', () => {
  const { tab, ports } = browser()
  writeStoredSession(ports, session(true))
  tab.set('auth', JSON.stringify(session(false)))
  expect(readStoredSession(ports)?.rememberme).toBe(true)
})

it('a session whose age nobody wrote down is as old as can be', () => {
  const { tab, ports } = browser()
  const { renewedAt: _, ...ageless } = session(false)
  tab.set('auth', JSON.stringify(ageless))
  expect(readStoredSession(ports)?.renewedAt).toBe(0)
})

it('a browser that stores nothing throws at nobody', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  const closed: Storage = {
    length: 0,
    clear: refuse,
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  }
  const ports = { local: closed, tab: closed }
  writeStoredSession(ports, session(true))
  forgetTabSession(ports)
  expect(readStoredSession(ports)).toBeNull()
})

it.each([
  [null, true],
  ['auth', true],
  ['auth2', false],
])('an event of %s tells of the session: %s', (key, tells) => {
  expect(isSessionKey(key)).toBe(tells)
})

it.each([
  [
    { features_enabled: { realtime: true, daqs: false, streaming: 1, other: true } },
    { features_enabled: ['realtime', 'streaming'] },
  ],
  [{ features_enabled: {} }, { features_enabled: [] }],
  [{ features_enabled: null }, { features_enabled: [] }],
  [{ features_enabled: ['realtime', 'unheard-of'] }, { features_enabled: ['realtime'] }],
  [{ permissions: ['dashboard', 'unheard_of', 7] }, { permissions: ['dashboard'] }],
])('a stored session with %j is read', (change, read) => {
  const { local, ports } = browser()
  local.set('auth', JSON.stringify({ ...session(true), ...change }))
  expect(readStoredSession(ports)).toEqual({ ...session(true), ...read })
})

it.each([[{ tokenAdmin: 7 }], [{ permissions: 'all' }], [{ features_enabled: 1 }]])(
  'a stored session with %j is none',
  (change) => {
    const { local, ports } = browser()
    local.set('auth', JSON.stringify({ ...session(true), ...change }))
    expect(readStoredSession(ports)).toBeNull()
  },
)
