import { randomId } from '../core/random-id.ts'
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
    // a browser told to store nothing refuses the very look at its storage
    return memoryStorage()
  }
}

/**
 * One after the other over all tabs, where the page may use locks (a page without TLS may not). A tab whose turn does
 * not come, since a sleeping one holds the lock, goes on without: the server answers renewals of one token alike.
 */
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

/** What a browser gives to keep a session with. */
export const browserPorts = (): SessionPorts => ({
  local: storageOf(() => localStorage),
  tab: storageOf(() => sessionStorage),
  channel: new BroadcastChannel('auth'),
  serialise,
  onStorage: (listener) => addEventListener('storage', ({ key }) => listener(key)),
  now: () => Date.now(),
})

/** A name of this browser, so that a session it lost without a word (a crash, a closed tab) is no conflict with itself. */
export const browserId = (): string => {
  const local = storageOf(() => localStorage)
  const known = local.getItem(BROWSER_KEY)
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known
  const made = randomId()
  try {
    local.setItem(BROWSER_KEY, made)
  } catch {
    // good for this sign-in alone
  }
  return made
}
