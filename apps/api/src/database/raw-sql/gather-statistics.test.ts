import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createPgliteSession, type PgliteSession } from '../pglite/pglite-session.ts'
import { gatherStatistics } from './gather-statistics.ts'

describe('the statistics of a table', () => {
  let client: PGlite
  let prepared: PgliteSession

  beforeAll(async () => {
    client = await PGlite.create()
    await client.exec('create table things (n integer, word text); create index things_n on things (n)')
    prepared = createPgliteSession(client)
  })
  afterAll(() => client.close())

  const grow = (rows: number) =>
    client.query(`insert into things select n, repeat('x', 100) from generate_series(1, $1::int) as n`, [rows])

  it('are gathered once it has grown, and again once it has doubled', async () => {
    expect(await gatherStatistics(prepared)).toEqual([])
    await grow(5000)
    expect(await gatherStatistics(prepared)).toEqual(['things'])
    const { rows } = await client.query<{ known: number }>(
      `select reltuples::int as known from pg_class where relname = 'things'`,
    )
    expect(rows).toEqual([{ known: 5000 }])
    await grow(1000)
    expect(await gatherStatistics(prepared)).toEqual([])
    await grow(6000)
    expect(await gatherStatistics(prepared)).toEqual(['things'])
  })
})
