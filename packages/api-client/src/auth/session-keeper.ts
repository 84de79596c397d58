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

export type SessionCause = 'notice' | 'refused'

export interface SessionPorts extends SessionStorages {
  readonly channel: BroadcastChannel
  readonly serialise: <T>(work: () => Promise<T>) => Promise<T>
  readonly onStorage: (listener: (key: string | null) => void) => void
  readonly now: () => number
}

type Renewed = Pick<StoredSession, 'tokenAdmin' | 'role' | 'permissions' | 'features_enabled'>

export interface SessionKeeper {
  readonly current: () => StoredSession | null
  readonly restore: () => Promise<StoredSession | null>
  readonly replace: (session: StoredSession | null) => void
  /** The session that replaced a refused token, from this tab, storage, or another tab. Null if ended. */
  readonly afterRefusal: (token: string) => Promise<StoredSession | null>
  readonly renew: (exchange: () => Promise<Renewed>) => Promise<void>
  readonly listen: (listener: (session: StoredSession | null, cause: SessionCause) => void) => () => void
}

/** Shares one staff session among all tabs of a browser. */
export const createSessionKeeper = (ports: SessionPorts): SessionKeeper => {
  let held: StoredSession | null = null
  const listeners = new Set<(session: StoredSession | null, cause: SessionCause) => void>()
  const refusals = new Map<string, Promise<StoredSession | null>>()

  const hold = (session: StoredSession | null, cause: SessionCause = 'notice') => {
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
    if (session !== null) siblings.notifyChanged(session)
    else if (before !== null) siblings.notifyEnded(before.uuidUser)
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
        // another tab may have renewed it during the wait
        const before = readStoredSession(ports) ?? held
        hold(before)
        const now = ports.now()
        if (before === null || !isRenewalDue({ ...before, isRemembered: before.rememberme }, now)) return
        const renewed = await exchange()
        // a sign-in or sign-out during the renewal takes precedence
        if (held?.tokenAdmin === before.tokenAdmin) replace({ ...before, ...renewed, renewedAt: now })
      }),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
