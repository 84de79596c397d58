import { Pool, type PoolClient, type PoolConfig } from 'pg'

import { DatabaseUnavailable, isAnswered } from '../errors/outage.ts'
import { statementNames } from './named-statements.ts'

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/** What a prepared statement says whose tables have changed since; it would say so for as long as its connection lives. */
const OUTDATED = '0A000'

type NameOf = ReturnType<typeof statementNames>

/** What is asked, as something with a name where it is asked again and again. */
const namedWith = (nameOf: NameOf, [asked, ...rest]: readonly unknown[]): readonly unknown[] => {
  if (typeof asked !== 'object' || asked === null) return [asked, ...rest]
  const { text, name } = asked as { readonly text?: unknown; readonly name?: unknown }
  const own = typeof text === 'string' && name === undefined ? nameOf(text) : null
  return own === null ? [asked, ...rest] : [{ ...asked, name: own }, ...rest]
}

/** Enough for a burst; beyond it a caller is better told at once to come back. */
const MOST_WAITING = 200

const unavailable = (error: unknown): unknown =>
  isAnswered(error) ? error : new DatabaseUnavailable('the database does not answer', { cause: error })

/** A promise of the driver with its faults named; its callback form is left alone. */
const named = <T>(answer: T): T =>
  answer instanceof Promise
    ? (answer.catch((error: unknown) => {
        throw unavailable(error)
      }) as T)
    : answer

/**
 * Sees to a client that is lent out: one that was lost or fell silent goes back as broken at once, also when its
 * borrower has forgotten it (drizzle does, when the `begin` fails), and giving it back twice is harmless.
 */
const guarded = (client: PoolClient, nameOf: NameOf): PoolClient => {
  const giveBack = client.release.bind(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let isLent = true
  const release = (error?: Error | boolean): void => {
    if (!isLent) return
    isLent = false
    client.off('error', lost).off('end', lost)
    // what is asked of a broken one later (drizzle's rollback) still fails by the right name
    if (error === undefined) client.query = query as typeof client.query
    giveBack(error)
  }
  const lost = (): void => release(true)
  const ask = (...args: unknown[]): unknown => {
    const answer = query(...namedWith(nameOf, args))
    if (!(answer instanceof Promise)) return answer
    return named(
      answer.catch((error: unknown) => {
        if (!isAnswered(error) || (error as { readonly code?: unknown }).code === OUTDATED) release(true)
        throw error
      }),
    )
  }
  client.on('error', lost).on('end', lost)
  client.query = ask as typeof client.query
  client.release = release
  return client
}

/** A pool that outlives its server: whatever breaks is replaced, and whoever asks meanwhile is told in bounded time. */
export const createPatientPool = (config: PoolConfig, onLost: (error: Error) => void): Pool => {
  const pool = new Pool(config)
  const nameOf = statementNames()
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<PoolClient>
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  // a lost connection that nobody listens to would end the process, whether it lies idle or is lent out
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.connect = ((callback?: Callback) => {
    if (pool.waitingCount >= MOST_WAITING) {
      const error = new DatabaseUnavailable('too many wait for the database')
      return callback === undefined ? Promise.reject(error) : callback(error, undefined, () => {})
    }
    return callback === undefined ? named(connect()).then((client) => guarded(client, nameOf)) : connect(callback)
  }) as Pool['connect']
  pool.query = ((...args: unknown[]) => named(query(...namedWith(nameOf, args)))) as Pool['query']
  return pool
}
