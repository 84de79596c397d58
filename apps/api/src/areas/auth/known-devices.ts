import { createHmac, timingSafeEqual } from 'node:crypto'

import { and, eq, gte, lt } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { knownNetworks } from '../../database/schema/staff.ts'
import type { Cookies } from '../../http/authentication/cookies.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly deviceKey: Promise<string>
  }
}

const KEPT_SECONDS = 180 * 86_400
const NAME_LENGTH = 16

/** A browser this account has signed in from. Grants no access, only its own rate-limit budget. */
export interface KnownDevice {
  readonly id: string
}

// the cookie's name distinguishes a browser's accounts without naming them
const cookieOf = (accountUuid: string): string => `device-${hashOf(accountUuid).slice(0, NAME_LENGTH)}`

const signatureOf = (key: string, id: string, accountUuid: string): string =>
  createHmac('sha256', key).update(`${id}.${accountUuid}`).digest('base64url')

export const knownDevice = (cookies: Cookies, key: string, accountUuid: string): KnownDevice | null => {
  const [id = '', signature = ''] = (cookies.get(cookieOf(accountUuid)) ?? '').split('.')
  const expected = Buffer.from(signatureOf(key, id, accountUuid))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id: hashOf(id) } : null
}

export const rememberDevice = (cookies: Cookies, key: string, accountUuid: string): void => {
  const id = newToken()
  cookies.set(cookieOf(accountUuid), `${id}.${signatureOf(key, id, accountUuid)}`, KEPT_SECONDS)
}

const KNOWN_FOR_MS = 30 * 86_400_000

export const knownSince = (now: number): Date => new Date(now - KNOWN_FOR_MS)

/** Keyed hash, because the few IPv4 addresses could be tried out otherwise. */
export const networkHash = (key: string, network: string): string =>
  createHmac('sha256', key).update(`network.${network}`).digest('base64url')

interface Seen {
  readonly administratorUuid: string
  readonly branchUuid: string
  readonly networkHash: string
  readonly now: number
}

export const isKnownNetwork = (hash: string, now: number) =>
  and(eq(knownNetworks.networkHash, hash), gte(knownNetworks.seenAt, knownSince(now)))

/** Also deletes networks that the account no longer uses. */
export const rememberNetwork = async (tx: Transaction, { now, ...seen }: Seen): Promise<void> => {
  const own = eq(knownNetworks.administratorUuid, seen.administratorUuid)
  await tx.delete(knownNetworks).where(and(own, lt(knownNetworks.seenAt, knownSince(now))))
  const seenAt = new Date(now)
  await tx
    .insert(knownNetworks)
    .values({ ...seen, seenAt })
    .onConflictDoUpdate({ target: [knownNetworks.administratorUuid, knownNetworks.networkHash], set: { seenAt } })
}
