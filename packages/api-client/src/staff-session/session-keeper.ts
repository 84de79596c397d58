import { isRenewalDue } from '@repo/domain/time/session-age'

import { joinSiblingTabs } from './sibling-tabs.ts'
import {
  forgetTabSession,
  isSessionKey,
  readStoredSession,
  writeStoredSession,
  type SessionStorages,
  type StoredSession,
} from './stored-session.ts'

/** Why there is another session than before: somebody signed in or out, or the server knows this one no more. */
export type SessionCause = 'told' | 'refused'

export interface SessionPorts extends SessionStorages {
  readonly channel: BroadcastChannel
  /** Runs one renewal at a time over all tabs. */
  readonly serialise: <T>(work: () => Promise<T>) => Promise<T>
  /** Hears what other tabs write into the storage that all see. */
  readonly onStorage: (listener: (key: string | null) => void) => void
  readonly now: () => number
}

type Renewed = Pick<StoredSession, 'tokenAdmin' | 'role' | 'permissions' | 'features_enabled'>

export interface SessionKeeper {
  readonly current: () => StoredSession | null
  /** The session this browser has: kept from before, or held by another tab. */
  readonly restore: () => Promise<StoredSession | null>
  /** Signs in or (null) out, in every tab. */
  readonly replace: (session: StoredSession | null) => void
  /**
   * What to go on with after a token was refused: the session that has taken its place, in this tab, in storage or in
   * another tab. Null when there is none; the session is over then.
   */
  readonly afterRefusal: (token: string) => Promise<StoredSession | null>
  /** Renews a token that is old enough; `exchange` makes the call, and its failure is thrown. */
  readonly renew: (exchange: () => Promise<Renewed>) => Promise<void>
  readonly listen: (listener: (session: StoredSession | null, cause: SessionCause) => void) => () => void
}

/** Keeps one staff session for all tabs of a browser, so that none of them outlives or ends it alone. */
export const createSessionKeeper = (ports: SessionPorts): SessionKeeper => {
  let held: StoredSession | null = null
  const listeners = new Set<(session: StoredSession | null, cause: SessionCause) => void>()
  const refusals = new Map<string, Promise<StoredSession | null>>()

  const hold = (session: StoredSession | null, cause: SessionCause = 'told') => {
    const isSame = JSON.stringify(session) === JSON.stringify(held)
    held = session
    if (!isSame) for (const listener of listeners) listener(session, cause)
  }
  const siblings = joinSiblingTabs(ports.channel, {
    current: () => held,
    onChanged: (session) => {
      if (session.rememberme) forgetTabSession(ports)
      else writeStoredSession(ports, session)
      hold(session.rememberme ? (readStoredSession(ports) ?? session) : session)
    },
    onEnded: (uuidUser) => {
      const stored = readStoredSession(ports)
      if (stored?.rememberme === false && stored.uuidUser === uuidUser) forgetTabSession(ports)
      if (held?.uuidUser === uuidUser) hold(readStoredSession(ports))
    },
  })
  ports.onStorage((key) => {
    if (!isSessionKey(key)) return
    const stored = readStoredSession(ports)
    if (stored !== null || held?.rememberme === true) hold(stored)
  })

  const replace = (session: StoredSession | null) => {
    const before = held
    writeStoredSession(ports, session)
    hold(session)
    if (session !== null) siblings.tellChanged(session)
    else if (before !== null) siblings.tellEnded(before.uuidUser)
  }
  const successorOf = (token: string): StoredSession | null =>
    [held, readStoredSession(ports)].find((session) => session !== null && session.tokenAdmin !== token) ?? null
  const look = async (token: string): Promise<StoredSession | null> => {
    const successor = successorOf(token) ?? (await siblings.ask(token)) ?? successorOf(token)
    if (successor !== null) {
      if (!successor.rememberme) writeStoredSession(ports, successor)
      hold(successor)
      return successor
    }
    if (readStoredSession(ports)?.tokenAdmin === token) writeStoredSession(ports, null)
    hold(null, 'refused')
    return null
  }
  return {
    current: () => held,
    restore: async () => {
      const found = readStoredSession(ports) ?? (await siblings.ask(null))
      if (found?.rememberme === false) writeStoredSession(ports, found)
      hold(found)
      return found
    },
    replace,
    afterRefusal: (token) => {
      const pending = refusals.get(token) ?? look(token).finally(() => refusals.delete(token))
      refusals.set(token, pending)
      return pending
    },
    renew: (exchange) =>
      ports.serialise(async () => {
        // another tab may have renewed it while this one waited for its turn
        const before = readStoredSession(ports) ?? held
        hold(before)
        const now = ports.now()
        if (before === null || !isRenewalDue({ ...before, isRemembered: before.rememberme }, now)) return
        const renewed = await exchange()
        // whoever signed out or in meanwhile has the last word
        if (held?.tokenAdmin === before.tokenAdmin) replace({ ...before, ...renewed, renewedAt: now })
      }),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
