import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg'

import { DatabaseUnavailable, isDatabaseError } from '../../lib/outage.ts'
import { createStatementNames } from './prepared-statement-names.ts'

/** The error of a prepared statement whose tables have changed since. The connection would repeat it until it closes. */
const OUTDATED = '0A000'

/** Enough for a burst. Beyond it, a caller is refused immediately and can retry. */
const MOST_WAITING = 200

/** Whether a connection can't be used again after an error. */
const isBroken = (error: unknown): boolean =>
  !isDatabaseError(error) || (error as { readonly code?: unknown }).code === OUTDATED

const unavailable = (error: unknown): unknown =>
  isDatabaseError(error) ? error : new DatabaseUnavailable('the database does not answer', { cause: error })

type Query = (asked: QueryConfig, values?: unknown[]) => Promise<QueryResult>

interface LentClient {
  readonly query: Query
  /** Returns the connection to the pool. Does nothing if that has happened already. */
  readonly release: (destroy?: boolean) => void
}

/**
 * A pool of connections that outlives its server. It replaces broken connections, and answers within bounded time while
 * there is no server. drizzle treats a client as a pool if its class is called one, and then borrows a connection for
 * each transaction; `postgres-pool.test.ts` holds that.
 */
export class PostgresPool {
  readonly #pool: Pool
  readonly #nameOf = createStatementNames()

  constructor(config: PoolConfig, onLost: (error: Error) => void) {
    this.#pool = new Pool({ ...config, pipeline: true })
    // an error without a listener would end the process, whether the connection is idle or lent
    this.#pool.on('error', onLost)
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** How many connections are open, how many of them are idle, and how many callers wait for one. */
  counts(): { readonly total: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { total: totalCount, idle: idleCount, waiting: waitingCount }
  }

  /** Lends a connection. It returns by itself once it is broken, or if its first statement, the `begin`, fails. */
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

  /** Names a statement that is sent repeatedly, so that the connection prepares it. drizzle's own have no name. */
  #named(asked: QueryConfig): QueryConfig {
    const name = asked.name === undefined || asked.name === '' ? this.#nameOf(asked.text) : null
    return name === null ? asked : { ...asked, name }
  }
}
