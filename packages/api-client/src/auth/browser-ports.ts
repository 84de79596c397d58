import { randomId } from '../core/idempotency-keys.ts'
import type { SessionPorts } from './session-keeper.ts'

const TURN_WITHIN_MS = 5000
const BROWSER_KEY = 'browser'

const memoryStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const storageOf = (open: () => Storage): Storage => {
  try {
    return open()
  } catch {
    // reading the property throws where storage is blocked
    return memoryStorage()
  }
}

/** Runs renewals one at a time over all tabs. Waiting is limited, because a sleeping tab may hold the lock. */
const serialise = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return work()
  const turn = new AbortController()
  const timer = setTimeout(() => turn.abort(), TURN_WITHIN_MS)
  let hasBegun = false
  try {
    return await navigator.locks.request('auth-renewal', { signal: turn.signal }, () => {
      clearTimeout(timer)
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun || !turn.signal.aborted) throw error
    return work()
  }
}

/** The browser's storage, channel, and locks for a session. */
export const browserPorts = (): SessionPorts => ({
  local: storageOf(() => localStorage),
  tab: storageOf(() => sessionStorage),
  channel: new BroadcastChannel('auth'),
  serialise,
  onStorage: (listener) => addEventListener('storage', ({ key }) => listener(key)),
  now: () => Date.now(),
})

/** A stored random ID, so that a session lost in a crash is no conflict with itself. */
export const browserId = (): string => {
  const local = storageOf(() => localStorage)
  const known = local.getItem(BROWSER_KEY)
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known
  const made = randomId()
  try {
    local.setItem(BROWSER_KEY, made)
  } catch {
    // valid for this sign-in only
  }
  return made
}
