import { eq, inArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../db/database.ts'
import { loginAttempts } from '../db/tables/login-attempts.ts'
import { Refusal } from '../errors/refusal.ts'

/** One thing whose attempts are counted: an account from an address, an address a whole gym shares, a device. */
export interface Throttle {
  readonly key: string
  /** How many attempts cost nothing. */
  readonly free: number
  /** The most seconds between two attempts beyond those; short where honest people share the key. */
  readonly longestSeconds: number
  /** Every so many seconds without an attempt, one is forgotten. */
  readonly fadeSeconds: number
}

/** Attempts that still count after some quiet seconds. */
const faded = (attempts: number, quietSeconds: number, { fadeSeconds }: Throttle): number =>
  Math.max(0, attempts - Math.floor(quietSeconds / fadeSeconds))

/** Seconds to wait after a number of attempts: none while they are free, then 2, 4, 8 … */
const waitAfter = (attempts: number, { free, longestSeconds }: Throttle): number =>
  attempts < free ? 0 : Math.min(2 ** Math.min(attempts - free + 1, 30), longestSeconds)

const countOne = async (tx: Transaction, throttle: Throttle, now: number): Promise<void> => {
  const own = eq(loginAttempts.key, throttle.key)
  const at = new Date(now)
  await tx.insert(loginAttempts).values({ key: throttle.key, failures: 0, lastFailureAt: at }).onConflictDoNothing()
  // attempts at the same moment are counted one after the other
  const [row] = await tx.select().from(loginAttempts).where(own).for('update')
  const quietSeconds = Math.max(0, now - (row?.lastFailureAt.getTime() ?? now)) / 1000
  const attempts = faded(row?.failures ?? 0, quietSeconds, throttle)
  const wait = waitAfter(attempts, throttle) - quietSeconds
  if (wait > 0) throw new Refusal('rate-limited', { retryAfterSeconds: Math.ceil(wait) })
  await tx
    .update(loginAttempts)
    .set({ failures: attempts + 1, lastFailureAt: at })
    .where(own)
}

/**
 * Counts an attempt before it is made, so that many at once are as few as one after the other. Refuses, and then
 * counts nothing, while a key must still wait.
 */
export const countAttempt = (db: Database, throttles: readonly Throttle[], now: number): Promise<void> =>
  db.transaction(async (tx) => {
    for (const throttle of throttles) await countOne(tx, throttle, now)
  })

/** What an attempt that succeeded gives back: its own count, and one of those that failed before it. */
const GIVEN_BACK = 2

/** Gives an attempt back after it has succeeded; every key it was counted under is lowered. */
export const giveAttemptBack = async (db: Database, throttles: readonly Throttle[]): Promise<void> => {
  const keys = throttles.map(({ key }) => key)
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - ${GIVEN_BACK})` })
    .where(inArray(loginAttempts.key, keys))
}

/** Forgets all attempts of a key: whoever it belongs to has proved it. */
export const forgetAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
