import { eq, sql } from 'drizzle-orm'

import { type Database, rowsOf, type Transaction } from '../../database/database.ts'
import { loginAttempts } from '../../database/schema/staff.ts'
import { Refusal } from '../../lib/refusal.ts'

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

/** An attempt, counted under each of its throttles. */
export interface Attempt {
  readonly throttles: readonly Throttle[]
  readonly now: number
}

/** A number of attempts, and when the last of them was. */
export interface Counted {
  readonly attempts: number
  readonly at: number
}

/** Locks what is counted under these keys until the transaction ends. A key that is new begins with none at `now`. */
export const lockCounts = async (
  tx: Transaction,
  names: readonly string[],
  at: number,
): Promise<Map<string, Counted>> => {
  // in one order, so that no two wait for each other
  const keys = [...new Set(names)].toSorted()
  const now = new Date(at).toISOString()
  const rows = await rowsOf<{ key: string; failures: number; at: string }>(
    tx,
    sql`
    insert into login_attempts (key, failures, last_failure_at)
    select key, 0, ${now}::timestamptz from unnest(${sql.param(keys)}::text[]) as key
    on conflict (key) do update set failures = login_attempts.failures
    returning key, failures, extract(epoch from last_failure_at) * 1000 as at`,
  )
  return new Map(rows.map(({ key, failures, at }) => [key, { attempts: failures, at: Number(at) }]))
}

/** Stores counts under keys that are locked. */
export const keepCounts = (tx: Transaction, counts: ReadonlyMap<string, Counted>) => {
  const values = [...counts.values()]
  return tx.execute(sql`
    update login_attempts set failures = counted.failures, last_failure_at = counted.at::timestamptz
    from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param(values.map(({ attempts }) => attempts))}::int[],
      ${sql.param(values.map(({ at }) => new Date(at).toISOString()))}::text[]) as counted (key, failures, at)
    where login_attempts.key = counted.key`)
}

/** Removes the rows that a refused attempt has made: a flood from one address must not fill the table. */
const forgetEmpty = (tx: Transaction, keys: readonly string[]) =>
  tx.execute(sql`delete from login_attempts where key = any(${sql.param([...keys])}::text[]) and failures = 0`)

/** Counts one attempt; says how many seconds it comes too early, and then counts nothing. */
const countOne = (counts: Map<string, Counted>, { throttles, now }: Attempt): number => {
  const next = new Map<string, Counted>()
  for (const throttle of throttles) {
    const { attempts, at } = counts.get(throttle.key) ?? { attempts: 0, at: now }
    const quietSeconds = Math.max(0, now - at) / 1000
    const left = faded(attempts, quietSeconds, throttle)
    const wait = waitAfter(left, throttle) - quietSeconds
    if (wait > 0) return wait
    next.set(throttle.key, { attempts: left + 1, at: now })
  }
  for (const [key, counted] of next) counts.set(key, counted)
  return 0
}

/**
 * Counts attempts before they are made, so that many at once are as few as one after the other. Answers each with the
 * refusal of one that must still wait, which counts nothing, or with null.
 */
export const countAttempts = (db: Database, attempts: readonly Attempt[]): Promise<readonly (Refusal | null)[]> =>
  db.transaction(async (tx) => {
    const keys = attempts.flatMap(({ throttles }) => throttles.map(({ key }) => key))
    const counts = await lockCounts(tx, keys, Math.min(...attempts.map(({ now }) => now)))
    const waits = attempts.map((attempt) => countOne(counts, attempt))
    if (waits.includes(0)) await keepCounts(tx, counts)
    if (waits.some((wait) => wait > 0)) await forgetEmpty(tx, keys)
    return waits.map((wait) =>
      wait === 0 ? null : new Refusal('rate-limited', { retryAfterSeconds: Math.ceil(wait) }),
    )
  })

/** Counts one attempt, and refuses it while a key must still wait. */
export const countAttempt = async (db: Database, throttles: readonly Throttle[], now: number): Promise<void> => {
  const [refusal] = await countAttempts(db, [{ throttles, now }])
  if (refusal instanceof Refusal) throw refusal
}

/** What an attempt that succeeded gives back: its own count, and one of those that failed before it. */
const GIVEN_BACK = 2

/** Gives attempts back after they have succeeded; every key they were counted under is lowered, as often as it is named. */
export const giveAttemptBack = async (db: Database, throttles: readonly Pick<Throttle, 'key'>[]): Promise<void> => {
  const keys = throttles.map(({ key }) => key).toSorted()
  await db.execute(sql`
    update login_attempts set failures = greatest(0, failures - ${GIVEN_BACK}::int * given.times)
    from (select key, count(*)::int as times from unnest(${sql.param(keys)}::text[]) as key group by key) as given
    where login_attempts.key = given.key`)
}

/** Forgets all attempts of a key: whoever it belongs to has proved it. */
export const forgetAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
