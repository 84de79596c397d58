import { randomBytes } from 'node:crypto'

import type { Limits } from './limits.ts'

/** What survives a socket: who the client was, and under which name it has published. */
export interface Session {
  readonly id: string
  /** The secret that lets a client have its session back. It stays the same, since a lost answer must not cost it. */
  readonly key: string
  readonly clientId: string | null
  /** Closes the socket that holds the session; null while there is none. */
  evict: (() => void) | null
  abandonedAt: number | null
}

/** Sessions with a socket, and for two minutes those without. */
export class Sessions {
  readonly #limits: Limits
  readonly #byKey = new Map<string, Session>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get abandoned(): number {
    return [...this.#byKey.values()].filter(({ abandonedAt }) => abandonedAt !== null).length
  }

  create(clientId: string | null): Session {
    const id = randomBytes(9).toString('base64url')
    const key = `${id}!${randomBytes(18).toString('base64url')}`
    const session: Session = { id, key, clientId, evict: null, abandonedAt: null }
    this.#byKey.set(key, session)
    if (this.#byKey.size > this.#limits.maxSessions) this.#forgetOldest()
    return session
  }

  /** Gives a session to a new socket; an older one that the network has forgotten is closed. */
  resume(key: string, clientId: string | null, now: number): Session | null {
    const session = this.#byKey.get(key)
    if (session === undefined || session.clientId !== clientId || this.#isTooOld(session, now)) return null
    session.evict?.()
    session.abandonedAt = null
    return session
  }

  abandon(session: Session, now: number): void {
    session.evict = null
    session.abandonedAt = now
  }

  end(session: Session): void {
    this.#byKey.delete(session.key)
  }

  sweep(now: number): void {
    for (const session of this.#byKey.values()) if (this.#isTooOld(session, now)) this.end(session)
  }

  #forgetOldest(): void {
    for (const session of this.#byKey.values()) {
      if (session.abandonedAt !== null) return this.end(session)
    }
  }

  #isTooOld(session: Session, now: number): boolean {
    return session.abandonedAt !== null && session.abandonedAt <= now - this.#limits.connectionStateMs
  }
}
