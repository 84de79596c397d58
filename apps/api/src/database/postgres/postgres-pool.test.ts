import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { startFakePostgres } from '../../../testing/fake-postgres.ts'
import { isOutage } from '../../lib/outage.ts'
import { postgresDatabase } from './postgres-pool.ts'
import { PostgresPool } from './postgres-pool.ts'

const outage = { asymmetricMatch: isOutage }

/** A pool of one connection, so that a leaked one would block the rest. */
const setUp = async (config: PoolConfig = {}) => {
  const fake = await startFakePostgres()
  const lost = vi.fn<() => void>()
  const pool = new PostgresPool(
    { connectionString: fake.url, max: 1, connectionTimeoutMillis: 2000, query_timeout: 200, ...config },
    lost,
  )
  atEnd(() => pool.end())
  return { fake, lost, pool, db: postgresDatabase(pool) }
}

describe('a pool whose server', () => {
  it('ends an idle connection: the next statement has a new one', async () => {
    const { fake, lost, db } = await setUp()
    await db.execute('select 1')
    fake.cut()
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
    await expect(db.execute('select 1')).resolves.toBeDefined()
  })

  it('ends a connection within a transaction: that fails as an outage, the next succeeds', async () => {
    const { fake, pool, db } = await setUp()
    const work = db.transaction(async (tx) => {
      fake.cut()
      await vi.waitFor(() => expect(pool.counts().total).toBe(0))
      await tx.execute('select 1')
    })
    await expect(work).rejects.toEqual(outage)
    await expect(db.transaction((tx) => tx.execute('select 1'))).resolves.toBeDefined()
  })

  it('falls silent at the start of a transaction: the connection is closed and none leaks', async () => {
    const { fake, db } = await setUp()
    await db.execute('select 1')
    fake.freeze(true)
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toEqual(outage)
    await expect(db.execute('select 1')).rejects.toEqual(outage)
    await vi.waitFor(() => expect(fake.connections()).toBe(0))
    fake.freeze(false)
    await expect(db.transaction((tx) => tx.execute('select 1'))).resolves.toBeDefined()
  })

  it('falls silent in a transaction: that transaction ends and its connection is not reused', async () => {
    const { fake, db } = await setUp()
    const work = db.transaction(async (tx) => {
      fake.freeze(true)
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toEqual(outage)
    fake.freeze(false)
    await expect(db.execute('select 1')).resolves.toBeDefined()
  })

  it('refuses the start of a transaction: nothing else is sent, and no connection leaks', async () => {
    const { fake, pool, db } = await setUp()
    fake.refuse('begin')
    const work = vi.fn<() => Promise<void>>()
    await expect(db.transaction(work)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect([work.mock.calls.length, fake.received()]).toEqual([0, [['begin']]])
    expect(pool.counts()).toMatchObject({ total: 0, waiting: 0 })
    await expect(db.execute('select 1')).resolves.toBeDefined()
  })

  it('serves a statement during a transaction: the transaction keeps its own connection', async () => {
    const { fake, db } = await setUp({ max: 2 })
    await db.transaction(async (tx) => {
      await tx.execute(`select 'first'`)
      await db.execute(`select 'outside'`)
      await tx.execute(`select 'last'`)
    })
    expect(fake.received()).toEqual([['begin', `select 'first'`, `select 'last'`, 'commit'], [`select 'outside'`]])
  })

  it('is down: no call waits', async () => {
    const { fake, db } = await setUp({ connectionString: 'postgres://somebody@127.0.0.1:1/gym' })
    expect(fake.connections()).toBe(0)
    await expect(db.execute('select 1')).rejects.toEqual(outage)
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toEqual(outage)
  })

  it('is slow, with two hundred waiting: the next is refused at once', async () => {
    const { fake, pool, db } = await setUp({ query_timeout: 60_000 })
    await db.execute('select 1')
    fake.freeze(true)
    const runQuery = () => pool.query({ text: 'select 1' })
    const first = runQuery()
    // the only connection is in use
    await vi.waitFor(() => expect(pool.counts()).toMatchObject({ idle: 0, waiting: 0 }))
    const settled = Promise.allSettled([first, ...Array.from({ length: 200 }, runQuery)])
    expect(pool.counts().waiting).toBe(200)
    await expect(db.execute('select 1')).rejects.toEqual(outage)
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toEqual(outage)
    expect(pool.counts().waiting).toBe(200)
    fake.freeze(false)
    fake.cut()
    const [cut, ...others] = await settled
    expect(cut.status).toBe('rejected')
    expect(others.every(({ status }) => status === 'fulfilled')).toBe(true)
  })
})
