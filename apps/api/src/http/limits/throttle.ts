import { eq, sql } from 'drizzle-orm'

import { type Database, rowsOf, type Transaction } from '../../database/database.ts'
import { loginAttempts } from '../../database/schema/staff.ts'
import { Refusal } from '../../lib/refusal.ts'

export interface Throttle {
  readonly key: string
  readonly free: number
  /** Longest delay between attempts; short where several people share the key. */
  readonly longestSeconds: number
  readonly fadeSeconds: number
}

const faded = (attempts: number, quietSeconds: number, { fadeSeconds }: Throttle): number =>
  Math.max(0, attempts - Math.floor(quietSeconds / fadeSeconds))

const waitAfter = (attempts: number, { free, longestSeconds }: Throttle): number =>
  attempts < free ? 0 : Math.min(2 ** Math.min(attempts - free + 1, 30), longestSeconds)

export interface Attempt {
  readonly throttles: readonly Throttle[]
  readonly now: number
}

export interface Counted {
  readonly attempts: number
  readonly at: number
}

/** Locks counters until the transaction ends. New keys start at 0. */
export const lockCounts = async (
  tx: Transaction,
  names: readonly string[],
  at: number,
): Promise<Map<string, Counted>> => {
  // sorted, to prevent deadlocks
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

export const keepCounts = (tx: Transaction, counts: ReadonlyMap<string, Counted>) => {
  const values = [...counts.values()]
  return tx.execute(sql`
    update login_attempts set failures = counted.failures, last_failure_at = counted.at::timestamptz
    from unnest(${sql.param([...counts.keys()])}::text[], ${sql.param(values.map(({ attempts }) => attempts))}::int[],
      ${sql.param(values.map(({ at }) => new Date(at).toISOString()))}::text[]) as counted (key, failures, at)
    where login_attempts.key = counted.key`)
}

/** Deletes rows that a refused attempt created, so that a flood from one address can't fill the table. */
const forgetEmpty = (tx: Transaction, keys: readonly string[]) =>
  tx.execute(sql`delete from login_attempts where key = any(${sql.param([...keys])}::text[]) and failures = 0`)

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

/** Counts attempts before they run, so that parallel attempts get no extra tries. A refused attempt isn't counted. */
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

export const countAttempt = async (db: Database, throttles: readonly Throttle[], now: number): Promise<void> => {
  const [refusal] = await countAttempts(db, [{ throttles, now }])
  if (refusal instanceof Refusal) throw refusal
}

const GIVEN_BACK = 2

/** Call after the attempts have succeeded. */
export const giveAttemptBack = async (db: Database, throttles: readonly Pick<Throttle, 'key'>[]): Promise<void> => {
  const keys = throttles.map(({ key }) => key).toSorted()
  await db.execute(sql`
    update login_attempts set failures = greatest(0, failures - ${GIVEN_BACK}::int * given.times)
    from (select key, count(*)::int as times from unnest(${sql.param(keys)}::text[]) as key group by key) as given
    where login_attempts.key = given.key`)
}

export const forgetAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
}
