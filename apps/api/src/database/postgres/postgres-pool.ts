import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg'

import { DatabaseUnavailable, isDatabaseError } from '../../lib/outage.ts'
import type { Database } from '../database.ts'

/** A connection keeps prepared statements until it closes. */
const MAX_NAMED = 500
const MAX_SEEN_ONCE = 2000
/** Longer statements insert many rows and rarely repeat with the same number of them. */
const MAX_LENGTH = 8000

/** Names a statement from its second run on, so that each connection parses it once. */
export const createStatementNames = (): ((text: string) => string | null) => {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (text.length > MAX_LENGTH || names.size >= MAX_NAMED) return null
    if (!seenOnce.delete(text)) {
      seenOnce.add(text)
      const [oldest] = seenOnce
      if (seenOnce.size > MAX_SEEN_ONCE && oldest !== undefined) seenOnce.delete(oldest)
      return null
    }
    const name = `latido_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/** "Cached plan must not change result type": the connection would repeat the error until it closes. */
const OUTDATED = '0A000'

/** Covers a burst. Further callers are refused immediately and can retry. */
const MOST_WAITING = 200

const isBroken = (error: unknown): boolean =>
  !isDatabaseError(error) || (error as { readonly code?: unknown }).code === OUTDATED

const unavailable = (error: unknown): unknown =>
  isDatabaseError(error) ? error : new DatabaseUnavailable('the database does not answer', { cause: error })

type Query = (asked: QueryConfig, values?: unknown[]) => Promise<QueryResult>

interface LentClient {
  readonly query: Query
  readonly release: (destroy?: boolean) => void
}

/** drizzle detects a pool by its class name and takes one connection per transaction; see `postgres-pool.test.ts`. */
export class PostgresPool {
  readonly #pool: Pool
  readonly #nameOf = createStatementNames()

  constructor(config: PoolConfig, onLost: (error: Error) => void) {
    this.#pool = new Pool({ ...config, pipeline: true })
    // an `error` event without a listener would end the process
    this.#pool.on('error', onLost)
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  counts(): { readonly total: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { total: totalCount, idle: idleCount, waiting: waitingCount }
  }

  async connect(): Promise<LentClient> {
    const client = this.#lend(await this.#connect())
    let hasBegun = false
    const query: Query = async (...asked) => {
      try {
        const result = await client.query(...asked)
        hasBegun = true
        return result
      } catch (error) {
        // drizzle doesn't release it then, and no transaction is open
        if (!hasBegun) client.release(true)
        throw error
      }
    }
    return { query, release: client.release }
  }

  async query(...asked: Parameters<Query>): Promise<QueryResult> {
    const client = this.#lend(await this.#connect())
    try {
      return await client.query(...asked)
    } finally {
      client.release()
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #connect(): Promise<PoolClient> {
    if (this.#pool.waitingCount >= MOST_WAITING) throw new DatabaseUnavailable('too many callers wait for the database')
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw unavailable(error)
    }
  }

  #lend(client: PoolClient): LentClient {
    let isLent = true
    const release = (destroy = false): void => {
      if (!isLent) return
      isLent = false
      client.off('error', lost).off('end', lost)
      client.release(destroy)
    }
    const lost = (): void => release(true)
    client.on('error', lost).on('end', lost)
    const query: Query = async (asked, values) => {
      if (!isLent) throw new DatabaseUnavailable('the connection to the database was lost')
      try {
        return await client.query(this.#named(asked), values)
      } catch (error) {
        if (isBroken(error)) release(true)
        throw unavailable(error)
      }
    }
    return { query, release }
  }

  /** drizzle's statements have no name, so the connection wouldn't prepare them. */
  #named(asked: QueryConfig): QueryConfig {
    const name = asked.name === undefined || asked.name === '' ? this.#nameOf(asked.text) : null
    return name === null ? asked : { ...asked, name }
  }
}

export const postgresDatabase = (pool: PostgresPool): Database =>
  // drizzle uses only `query` and `connect` of a pool
  drizzle({ client: pool as unknown as Pool })
