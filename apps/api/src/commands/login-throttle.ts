import { eq, lt, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { loginAttempts } from '../db/tables/login-attempts.ts'
import { Refusal } from '../errors/refusal.ts'

const LONGEST_DELAY_SECONDS = 15 * 60
const FORGET_AFTER_MS = 60 * 60 * 1000

export interface ThrottleKey {
  /** What is counted: an account, an address. */
  readonly key: string
  /** How many failures cost nothing; an address that a whole gym shares is given more. */
  readonly free: number
}

/** Seconds to wait after a number of failures: none while they are free, then 2, 4, 8 … up to 15 minutes. */
const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free + 1), LONGEST_DELAY_SECONDS)

/** Refuses while a key (an account or an address) must still wait. An account is slowed down, never locked for good. */
export const checkThrottle = async (db: Database, keys: readonly ThrottleKey[], now: number): Promise<void> => {
  for (const { key, free } of keys) {
    const [row] = await db.select().from(loginAttempts).where(eq(loginAttempts.key, key))
    if (row === undefined) continue
    const since = now - row.lastFailureAt.getTime()
    const wait = since > FORGET_AFTER_MS ? 0 : delayAfter(row.failures, free) - since / 1000
    if (wait > 0) throw new Refusal('rate-limited', { retryAfterSeconds: Math.ceil(wait) })
  }
}

/** Counts one failure for each key. */
export const countFailure = async (db: Database, keys: readonly ThrottleKey[], now: number): Promise<void> => {
  const lastFailureAt = new Date(now)
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailureAt, new Date(now - FORGET_AFTER_MS)))
  for (const { key } of keys) {
    await db
      .insert(loginAttempts)
      .values({ key, failures: 1, lastFailureAt })
      .onConflictDoUpdate({
        target: loginAttempts.key,
        set: { failures: sql`${loginAttempts.failures} + 1`, lastFailureAt },
      })
  }
}

/** Forgets an account's failures after it has signed in. */
export const forgetFailures = async (db: Database, key: string): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
