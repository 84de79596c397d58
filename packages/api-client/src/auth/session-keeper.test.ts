import { afterEach, describe, expect, it } from 'vitest'

import { createSessionKeeper, type SessionCause, type SessionKeeper } from './session-keeper.ts'
import type { StoredSession } from './stored-session.ts'

const NOW = Date.parse('2026-11-21T16:00:00Z')
const MINUTE = 60_000

const session = (change: Partial<StoredSession> = {}): StoredSession => ({
  rememberme: true,
  tokenAdmin: 'first',
  uuidUser: 'ana',
  uuidBranch: 'gym',
  permissions: ['dashboard'],
  showAgreement: false,
  role: 'coach',
  features_enabled: ['realtime'],
  renewedAt: NOW,
  ...change,
})
const renewed = (tokenAdmin: string) => ({
  tokenAdmin,
  role: 'admin',
  permissions: ['dashboard' as const],
  features_enabled: [],
})

const storageOf = (kept: Map<string, string>, onWrite: (key: string) => void): Storage => ({
  length: 0,
  clear: () => kept.clear(),
  key: () => null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => {
    kept.set(key, value)
    onWrite(key)
  },
  removeItem: (key) => {
    if (kept.delete(key)) onWrite(key)
  },
})

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

let browsers = 0
const browser = () => {
  browsers += 1
  const name = `browser-${browsers}`
  const local = new Map<string, string>()
  const hearing: { tab: number; listener: (key: string) => void }[] = []
  let turn: Promise<unknown> = Promise.resolve()
  let now = NOW
  return {
    local,
    at: (time: number) => {
      now = time
    },
    open: (kept = new Map<string, string>()): SessionKeeper & { readonly kept: Map<string, string> } => {
      const tab = hearing.length
      const channel = new BroadcastChannel(name)
      channels.push(channel)
      const keeper = createSessionKeeper({
        local: storageOf(local, (key) => {
          for (const other of hearing) if (other.tab !== tab) other.listener(key)
        }),
        tab: storageOf(kept, () => {}),
        channel,
        serialise: (work) => {
          const mine = turn.then(work)
          turn = mine.catch(() => null)
          return mine
        },
        onStorage: (listener) => hearing.push({ tab, listener }),
        now: () => now,
      })
      return { ...keeper, kept }
    },
  }
}

const heard = async (keeper: SessionKeeper, token: string | null) =>
  expect.poll(() => keeper.current()?.tokenAdmin ?? null).toBe(token)

describe.each([true, false])('the session of all tabs, remembered: %s', (rememberme) => {
  const own = (change: Partial<StoredSession> = {}) => session({ rememberme, ...change })

  it('is found by a tab opened later, and after a reload', async () => {
    const { open } = browser()
    const first = open()
    first.replace(own())
    const second = open()
    expect(await second.restore()).toEqual(own())
    expect(await open(second.kept).restore()).toEqual(own())
  })

  it('is nobody’s in a browser where nobody signed in', async () => {
    const { open } = browser()
    open()
    expect(await open().restore()).toBeNull()
  })

  it('is given to tabs that wait at the login, taken from all at a sign-out, and another person’s after that', async () => {
    const { open } = browser()
    const [first, second, third] = [open(), open(), open()]
    for (const tab of [first, second, third]) await tab.restore()
    first.replace(own())
    await heard(second, 'first')
    await heard(third, 'first')
    second.replace(null)
    await heard(first, null)
    await heard(third, null)
    for (const tab of [first, second, third]) expect(tab.kept.has('auth')).toBe(false)
    third.replace(own({ uuidUser: 'beto', tokenAdmin: 'his' }))
    await heard(first, 'his')
    await heard(second, 'his')
  })

  it('goes on with the token that another tab holds when this one’s is refused', async () => {
    const { open, local } = browser()
    const sleeping = open()
    sleeping.replace(own())
    const kept = new Map(sleeping.kept)
    const awake = open()
    await awake.restore()
    awake.replace(own({ tokenAdmin: 'second' }))
    const woken = open(kept)
    await woken.restore()
    expect(await woken.afterRefusal('first')).toMatchObject({ tokenAdmin: 'second' })
    expect(woken.current()).toMatchObject({ tokenAdmin: 'second' })
    expect(awake.current()).toMatchObject({ tokenAdmin: 'second' })
    expect(local.has('auth')).toBe(rememberme)
  })

  it('is over when no tab has a token that is not refused, and says so once', async () => {
    const { open, local } = browser()
    const tab = open()
    tab.replace(own())
    const causes: SessionCause[] = []
    tab.listen((_, cause) => causes.push(cause))
    expect(await Promise.all([tab.afterRefusal('first'), tab.afterRefusal('first')])).toEqual([null, null])
    expect(tab.current()).toBeNull()
    expect(causes).toEqual(['refused'])
    expect(local.has('auth') || tab.kept.has('auth')).toBe(false)
  })

  it('does not end for an old token refused late', async () => {
    const { open } = browser()
    const tab = open()
    tab.replace(own())
    tab.replace(own({ tokenAdmin: 'second' }))
    expect(await tab.afterRefusal('first')).toMatchObject({ tokenAdmin: 'second' })
    expect(tab.current()).toMatchObject({ tokenAdmin: 'second' })
  })
})

describe('renewing', () => {
  it('waits until the token is 15 minutes old, and then happens once for all tabs', async () => {
    const { open, at } = browser()
    const [first, second] = [open(), open()]
    first.replace(session())
    await second.restore()
    let calls = 0
    const exchange = async () => {
      calls += 1
      return renewed(`token-${calls}`)
    }
    at(NOW + 15 * MINUTE - 1)
    await first.renew(exchange)
    expect(calls).toBe(0)
    at(NOW + 15 * MINUTE)
    await Promise.all([first.renew(exchange), second.renew(exchange), open().renew(exchange)])
    expect(calls).toBe(1)
    await heard(first, 'token-1')
    await heard(second, 'token-1')
    expect(first.current()).toMatchObject({ role: 'admin', renewedAt: NOW + 15 * MINUTE, uuidUser: 'ana' })
  })

  it('keeps the session when the answer is lost, and tries again', async () => {
    const { open, at } = browser()
    const tab = open()
    tab.replace(session())
    at(NOW + 20 * MINUTE)
    await expect(tab.renew(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await open().restore()).toMatchObject({ tokenAdmin: 'first' })
    await tab.renew(async () => renewed('second'))
    expect(tab.current()).toMatchObject({ tokenAdmin: 'second' })
  })

  it('does not bring back a session that was signed out of meanwhile', async () => {
    const { open, at, local } = browser()
    const [renewing, leaving] = [open(), open()]
    renewing.replace(session())
    await leaving.restore()
    at(NOW + 20 * MINUTE)
    await renewing.renew(async () => {
      leaving.replace(null)
      await heard(renewing, null)
      return renewed('second')
    })
    expect(renewing.current()).toBeNull()
    expect(local.has('auth')).toBe(false)
  })
})

it.each(['null', '{', '{"tokenAdmin":7}', '[]'])('a broken record reads as none: %s', async (text) => {
  const { open, local } = browser()
  local.set('auth', text)
  expect(await open().restore()).toBeNull()
})
