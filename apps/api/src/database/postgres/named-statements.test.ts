import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { createServerDatabase } from '../../../testing/test-database.ts'
import { rowsOf } from '../database.ts'
import { connectPostgres } from './connect-postgres.ts'

const SERVER = process.env['TEST_DATABASE_URL'] ?? ''

describe.skipIf(SERVER === '')('named statements on a PostgreSQL server', () => {
  it('are prepared once per connection, which is closed after a table has changed', async () => {
    const database = await createServerDatabase(SERVER)
    const connection = await connectPostgres(database.url)
    atEnd(async () => {
      await connection.close()
      await database.drop()
    })
    const { db } = connection
    await db.execute(sql`create table changing (n integer)`)
    await db.execute(sql`insert into changing values (1)`)
    const select = () => db.transaction((tx) => rowsOf<{ n: number }>(tx, sql`select * from changing where n = ${1}`))
    for (let time = 0; time < 3; time += 1) expect(await select()).toEqual([{ n: 1 }])
    const prepared = await rowsOf<{ statement: string }>(
      db,
      sql`select statement from pg_prepared_statements where statement like '%from changing%'`,
    )
    expect(prepared).toEqual([{ statement: 'select * from changing where n = $1' }])
    await db.execute(sql`alter table changing add column word text default 'new'`)
    await expect(select()).rejects.toThrow()
    expect(await select()).toEqual([{ n: 1, word: 'new' }])
  })
})
