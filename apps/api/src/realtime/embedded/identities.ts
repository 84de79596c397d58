import { randomBytes } from 'node:crypto'

import type { Limits } from './limits.ts'

/** Survives a reconnect: the client and its publication names. */
export interface Identity {
  readonly id: string
  /** Secret for resuming. It never changes, so a lost response can't invalidate it. */
  readonly key: string
  readonly clientId: string | null
  holder: { readonly evict: () => void } | null
  abandonedAt: number | null
}

export class Identities {
  readonly #limits: Limits
  readonly #byKey = new Map<string, Identity>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get abandoned(): number {
    return [...this.#byKey.values()].filter(({ abandonedAt }) => abandonedAt !== null).length
  }

  create(clientId: string | null): Identity {
    const id = randomBytes(9).toString('base64url')
    const key = `${id}!${randomBytes(18).toString('base64url')}`
    const identity: Identity = { id, key, clientId, holder: null, abandonedAt: null }
    this.#byKey.set(key, identity)
    if (this.#byKey.size > this.#limits.maxIdentities) this.#forgetOldest()
    return identity
  }

  /** Closes an older socket that is still open. */
  resume(key: string, clientId: string | null, now: number): Identity | null {
    const identity = this.#byKey.get(key)
    if (identity === undefined || identity.clientId !== clientId || this.#isTooOld(identity, now)) return null
    identity.holder?.evict()
    identity.abandonedAt = null
    return identity
  }

  abandon(identity: Identity, now: number): void {
    identity.holder = null
    identity.abandonedAt = now
  }

  end(identity: Identity): void {
    this.#byKey.delete(identity.key)
  }

  sweep(now: number): void {
    for (const identity of this.#byKey.values()) if (this.#isTooOld(identity, now)) this.end(identity)
  }

  #forgetOldest(): void {
    for (const identity of this.#byKey.values()) {
      if (identity.abandonedAt !== null) return this.end(identity)
    }
  }

  #isTooOld(identity: Identity, now: number): boolean {
    return identity.abandonedAt !== null && identity.abandonedAt <= now - this.#limits.connectionStateMs
  }
}
