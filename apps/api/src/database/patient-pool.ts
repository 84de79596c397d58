import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg'

import { DatabaseUnavailable, isAnswered } from '../http/errors/outage.ts'
import { BEGIN, holdBack, type HeldBack } from './held-back.ts'
import { statementNames } from './named-statements.ts'
import { QueryBehind } from './query-behind.ts'
import type { Plain } from './raw-sql/binding.ts'

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/** What a prepared statement says whose tables have changed since; it would say so for as long as its connection lives. */
const OUTDATED = '0A000'

/** Whether a connection that answered so is given up. */
const isOfNoUse = (error: unknown): boolean =>
  !isAnswered(error) || (error as { readonly code?: unknown }).code === OUTDATED

type NameOf = ReturnType<typeof statementNames>

/** What is asked, as something with a name where it is asked again and again. */
const namedWith = (nameOf: NameOf, [asked, ...rest]: readonly unknown[]): readonly unknown[] => {
  if (typeof asked !== 'object' || asked === null) return [asked, ...rest]
  const { text, name } = asked as { readonly text?: unknown; readonly name?: unknown }
  // drizzle's own statements have none, or an empty one
  const own = typeof text === 'string' && (name === undefined || name === '') ? nameOf(text) : null
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

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { readonly text?: string } | null)?.text ?? '')

const NOTHING: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] }

type Query = (...args: readonly unknown[]) => unknown

/** Asks for a statement and what goes ahead of it, in one message. */
const askBehind = (
  query: Query,
  statements: readonly Plain[],
  known: Set<string>,
  [asked, values]: readonly unknown[],
) =>
  new Promise<QueryResult>((resolve, reject) => {
    const config = typeof asked === 'string' ? { text: asked } : (asked as object)
    query(
      new QueryBehind({ statements, known }, config, values, (error, result) =>
        error === null ? resolve(result) : reject(error),
      ),
    )
  })

/**
 * What is asked of one connection while it is lent out. Its transactions are bound in the message of their first
 * statement; what is asked besides waits until that is answered, so that nothing runs unbound where it fails.
 */
const transactions = (query: Query, known: Set<string>): Query => {
  let held: HeldBack | null = null
  let beginning: Promise<unknown> = Promise.resolve()
  return (...args) => {
    const text = textOf(args[0])
    if (text === BEGIN.text) {
      held = holdBack()
      beginning = Promise.resolve()
      return Promise.resolve(NOTHING)
    }
    if (held === null) return query(...args)
    if (text === 'commit' || text === 'rollback') {
      const hasBegun = held.hasBegun()
      held = null
      return hasBegun ? query(...args) : Promise.resolve(NOTHING)
    }
    const ahead = held.aheadOf({ text, params: (args[1] ?? []) as readonly unknown[] })
    if (ahead === null) return Promise.resolve(NOTHING)
    if (ahead.length === 0) return beginning.then(() => query(...args))
    const answer = askBehind(query, ahead, known, args)
    if (held.hasBegun()) beginning = answer
    return answer
  }
}

export interface PatientPool extends Pool {
  /** Asks each statement with another ahead of it in the same message, on any connection. */
  readonly behind: (ahead: Plain) => Pick<Pool, 'query'>
}

/**
 * Sees to a client that is lent out: one that was lost or fell silent goes back as broken at once, also when its
 * borrower has forgotten it (drizzle does, when the `begin` fails), and giving it back twice is harmless.
 */
const guarded = (client: PoolClient, nameOf: NameOf, known: Set<string>): PoolClient => {
  const giveBack = client.release.bind(client)
  const query = client.query.bind(client) as Query
  const within = transactions(query, known)
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
    const answer = within(...namedWith(nameOf, args))
    if (!(answer instanceof Promise)) return answer
    return named(
      answer.catch((error: unknown) => {
        if (isOfNoUse(error)) release(true)
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
export const createPatientPool = (config: PoolConfig, onLost: (error: Error) => void): PatientPool => {
  const pool = new Pool(config)
  const nameOf = statementNames()
  /** What goes ahead of others, where a connection has prepared it. */
  const prepared = new WeakMap<PoolClient, Set<string>>()
  const knownTo = (client: PoolClient): Set<string> => {
    const known = prepared.get(client) ?? new Set()
    prepared.set(client, known)
    return known
  }
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<PoolClient>
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  // a lost connection that nobody listens to would end the process, whether it lies idle or is lent out
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  const tooMany = () =>
    pool.waitingCount < MOST_WAITING ? null : new DatabaseUnavailable('too many wait for the database')
  const lend = async (): Promise<PoolClient> => {
    const refusal = tooMany()
    if (refusal !== null) throw refusal
    return named(connect())
  }
  pool.connect = ((callback?: Callback) => {
    if (callback === undefined) return lend().then((client) => guarded(client, nameOf, knownTo(client)))
    const refusal = tooMany()
    return refusal === null ? connect(callback) : callback(refusal, undefined, () => {})
  }) as Pool['connect']
  pool.query = ((...args: unknown[]) => named(query(...namedWith(nameOf, args)))) as Pool['query']
  const behind = (ahead: Plain) => ({
    query: async (...asked: readonly unknown[]) => {
      // lent for one statement, of which it says itself when the connection is lost
      const client = await lend()
      const query = client.query.bind(client) as Query
      let isBroken = false
      try {
        return await askBehind(query, [ahead], knownTo(client), namedWith(nameOf, asked))
      } catch (error) {
        isBroken = isOfNoUse(error)
        throw unavailable(error)
      } finally {
        client.release(isBroken)
      }
    },
  })
  return Object.assign(pool, { behind })
}
