import { createHmac, timingSafeEqual } from 'node:crypto'

import { and, eq, gte, lt } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { knownNetworks } from '../../database/schema/staff.ts'
import type { Cookies } from '../../http/authentication/cookies.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'

declare module '../../lib/context.ts' {
  interface Context {
    /** Signs what proves to a browser's next sign-in that an account has signed in on it before. */
    readonly deviceKey: Promise<string>
  }
}

const KEPT_SECONDS = 180 * 86_400
const NAME_LENGTH = 16

/** A browser that an account has signed in on; it opens nothing, it only has attempts of its own. */
export interface KnownDevice {
  readonly id: string
}

// the cookie's name tells accounts of one browser apart without naming them
const cookieOf = (accountUuid: string): string => `device-${hashOf(accountUuid).slice(0, NAME_LENGTH)}`

const signatureOf = (key: string, id: string, accountUuid: string): string =>
  createHmac('sha256', key).update(`${id}.${accountUuid}`).digest('base64url')

/** Reads whether this account has signed in on this browser before. */
export const knownDevice = (cookies: Cookies, key: string, accountUuid: string): KnownDevice | null => {
  const [id = '', signature = ''] = (cookies.get(cookieOf(accountUuid)) ?? '').split('.')
  const expected = Buffer.from(signatureOf(key, id, accountUuid))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id: hashOf(id) } : null
}

/** Has this browser known as one the account signs in on. */
export const rememberDevice = (cookies: Cookies, key: string, accountUuid: string): void => {
  const id = newToken()
  cookies.set(cookieOf(accountUuid), `${id}.${signatureOf(key, id, accountUuid)}`, KEPT_SECONDS)
}

const KNOWN_FOR_MS = 30 * 86_400_000

/** Returns the time after which a network that was last seen counts as known. */
export const knownSince = (now: number): Date => new Date(now - KNOWN_FOR_MS)

/** Hashes a network with the server's key, so that the few IPv4 addresses can't be tried out. */
export const networkHash = (key: string, network: string): string =>
  createHmac('sha256', key).update(`network.${network}`).digest('base64url')

interface Seen {
  readonly administratorUuid: string
  readonly branchUuid: string
  readonly networkHash: string
  readonly now: number
}

/** Selects the row of a network that the account signed in from in the last 30 days. */
export const isKnownNetwork = (hash: string, now: number) =>
  and(eq(knownNetworks.networkHash, hash), gte(knownNetworks.seenAt, knownSince(now)))

/** Remembers that an account signed in from a network, and forgets the networks it no longer uses. */
export const rememberNetwork = async (tx: Transaction, { now, ...seen }: Seen): Promise<void> => {
  const own = eq(knownNetworks.administratorUuid, seen.administratorUuid)
  await tx.delete(knownNetworks).where(and(own, lt(knownNetworks.seenAt, knownSince(now))))
  const seenAt = new Date(now)
  await tx
    .insert(knownNetworks)
    .values({ ...seen, seenAt })
    .onConflictDoUpdate({ target: [knownNetworks.administratorUuid, knownNetworks.networkHash], set: { seenAt } })
}
