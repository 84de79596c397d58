import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolConfig } from 'pg'
import { describe, expect, it, vi } from 'vitest'

import { createPatientPool } from '../src/database/patient-pool.ts'
import { isOutage } from '../src/http/errors/outage.ts'
import { atEnd } from './at-end.ts'
import { startFakePostgres } from './fake-postgres.ts'

const outage = { asymmetricMatch: isOutage }

/** A pool of one connection: one that leaked would leave nothing to go on with. */
const setUp = async (config: PoolConfig = {}) => {
  const fake = await startFakePostgres()
  const lost = vi.fn<() => void>()
  const pool = createPatientPool(
    { connectionString: fake.url, max: 1, connectionTimeoutMillis: 2000, query_timeout: 200, ...config },
    lost,
  )
  atEnd(() => pool.end())
  return { fake, lost, pool, db: drizzle(pool) }
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
      await vi.waitFor(() => expect(pool.totalCount).toBe(0))
      await tx.execute('select 1')
    })
    await expect(work).rejects.toEqual(outage)
    await expect(db.transaction((tx) => tx.execute('select 1'))).resolves.toBeDefined()
  })

  it('falls silent at the begin of a transaction: the connection is given up, none leaks', async () => {
    const { fake, db } = await setUp()
    await db.execute('select 1')
    fake.freeze(true)
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toEqual(outage)
    await expect(db.execute('select 1')).rejects.toEqual(outage)
    await vi.waitFor(() => expect(fake.connections()).toBe(0))
    fake.freeze(false)
    await expect(db.transaction((tx) => tx.execute('select 1'))).resolves.toBeDefined()
  })

  it('falls silent in the middle of a transaction: that one ends, and is not what the next gets', async () => {
    const { fake, db } = await setUp()
    const work = db.transaction(async (tx) => {
      fake.freeze(true)
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toEqual(outage)
    fake.freeze(false)
    await expect(db.execute('select 1')).resolves.toBeDefined()
  })

  /** A statement that is bound in its own message. */
  const readIn = (pool: Awaited<ReturnType<typeof setUp>>['pool']) =>
    pool.behind({ text: 'select bound', params: [] }).query('select 1')

  it('falls silent while somebody reads: the connection is given up, none leaks', async () => {
    const { fake, pool } = await setUp()
    await readIn(pool)
    fake.freeze(true)
    await expect(readIn(pool)).rejects.toEqual(outage)
    await vi.waitFor(() => expect(fake.connections()).toBe(0))
    fake.freeze(false)
    await expect(readIn(pool)).resolves.toBeDefined()
  })

  it('ends a connection while somebody reads: that fails as an outage, the next succeeds', async () => {
    const { fake, pool } = await setUp({ query_timeout: 60_000 })
    await readIn(pool)
    fake.freeze(true)
    const reading = Promise.allSettled([readIn(pool)])
    await vi.waitFor(() => expect(pool.idleCount).toBe(0))
    fake.cut()
    await expect(reading).resolves.toEqual([{ status: 'rejected', reason: outage }])
    fake.freeze(false)
    await expect(readIn(pool)).resolves.toBeDefined()
  })

  it('refuses what somebody reads: the connection goes on', async () => {
    const { fake, pool } = await setUp()
    await readIn(pool)
    fake.refuse('select bound')
    await expect(readIn(pool)).rejects.toMatchObject({ code: '42501' })
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  })

  it('is not there: nobody waits', async () => {
    const { fake, db } = await setUp({ connectionString: 'postgres://somebody@127.0.0.1:1/gym' })
    expect(fake.connections()).toBe(0)
    await expect(db.execute('select 1')).rejects.toEqual(outage)
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toEqual(outage)
  })

  it('is slow, with two hundred waiting: the next is refused at once', async () => {
    const { fake, pool, db } = await setUp({ query_timeout: 60_000 })
    await db.execute('select 1')
    fake.freeze(true)
    const first = pool.query('select 1')
    // the one connection is lent out to it
    await vi.waitFor(() => expect([pool.idleCount, pool.waitingCount]).toEqual([0, 0]))
    const settled = Promise.allSettled([first, ...Array.from({ length: 200 }, () => pool.query('select 1'))])
    expect(pool.waitingCount).toBe(200)
    await expect(db.execute('select 1')).rejects.toEqual(outage)
    await expect(readIn(pool)).rejects.toEqual(outage)
    expect(pool.waitingCount).toBe(200)
    fake.freeze(false)
    fake.cut()
    const [cut, ...others] = await settled
    expect(cut.status).toBe('rejected')
    expect(others.every(({ status }) => status === 'fulfilled')).toBe(true)
  })
})
