import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'

import { connectPostgres } from '../src/database/connect-postgres.ts'
import { branchDatabase } from '../src/database/database.ts'
import { onServer } from '../src/database/on-server.ts'
import { createPatientPool } from '../src/database/patient-pool.ts'
import { rowsOf } from '../src/database/rows-of.ts'
import { branches } from '../src/database/schema/branches.ts'
import { atEnd } from './at-end.ts'
import { buildBranch } from './factories/build-branch.ts'
import { startFakePostgres } from './fake-postgres.ts'
import { createServerDatabase } from './test-database.ts'

const BRANCH = '5a0f4d3e-8a52-4a43-9d40-0c6c1a9f7b11'

const overFake = async () => {
  const fake = await startFakePostgres()
  const pool = createPatientPool({ connectionString: fake.url, max: 1 }, () => {})
  atEnd(() => pool.end())
  const said = () => fake.heard().map((message) => message.map((text) => text.replace(/ set_config\(.*/, ' binding')))
  const db = onServer(pool)
  return { fake, said, db, handle: branchDatabase(db, BRANCH) }
}

describe('a server of PostgreSQL is told', () => {
  it('what begins and binds with the first statement of a transaction, and its end', async () => {
    const { handle, said } = await overFake()
    for (const _ of ['first', 'again'])
      await handle.run(async (tx) => {
        await tx.execute(sql`insert`)
        await tx.execute(sql`update`)
      })
    const transaction = [['begin', 'select binding', 'insert'], ['update'], ['commit']]
    expect(said()).toEqual([...transaction, ...transaction])
  })

  it('what binds whoever reads with each statement, and nothing else', async () => {
    const { handle, said } = await overFake()
    await handle.read((tx) => Promise.all([tx.execute(sql`first`), tx.execute(sql`second`)]))
    expect(said()).toEqual([
      ['select binding', 'first'],
      ['select binding', 'second'],
    ])
  })

  it('of no transaction in which nothing was asked', async () => {
    const { handle, db, said } = await overFake()
    await handle.run(async () => {})
    await handle.read(async () => {})
    await expect(db.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind')
    expect(said()).toEqual([])
  })

  it('nothing more in a transaction whose beginning fails, also of what was asked at once', async () => {
    const { fake, handle, said } = await overFake()
    fake.refuse('begin')
    const asked: PromiseSettledResult<unknown>[] = []
    const work = handle.run(async (tx) => {
      asked.push(...(await Promise.allSettled([tx.execute(sql`insert`), tx.execute(sql`update`)])))
      await tx.execute(sql`delete`)
    })
    await expect(work).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(said()).toEqual([['begin'], ['rollback']])
  })
})

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''

/** Skipped without TEST_DATABASE_URL. */
describe.skipIf(serverUrl === '')('on a server of PostgreSQL', () => {
  const open = async () => {
    const database = await createServerDatabase(serverUrl)
    const { db, close } = await connectPostgres(database.url)
    atEnd(async () => {
      await close()
      await database.drop()
    })
    const [mine, other] = [await buildBranch(db), await buildBranch(db)]
    return { url: database.url, db, mine, other }
  }
  const rename = sql`update branches set name = 'changed'`
  /** Binds to a role that there is not. */
  const ASTRAY = `select set_config('role', 'nobody_there', true)`

  it('everybody sees their own branch by the same statement, and nobody is bound by another', async () => {
    const { db, mine, other } = await open()
    const namesSeen = (branchUuid: string, way: 'run' | 'read') =>
      branchDatabase(db, branchUuid)[way]((tx) => tx.select({ uuid: branches.uuid }).from(branches))
    for (let round = 0; round < 4; round += 1) {
      for (const way of ['run', 'read'] as const)
        expect(await Promise.all([namesSeen(mine.uuid, way), namesSeen(other.uuid, way)])).toEqual([
          [{ uuid: mine.uuid }],
          [{ uuid: other.uuid }],
        ])
      expect(await db.select({ uuid: branches.uuid }).from(branches)).toHaveLength(2)
    }
  })

  it.each(['changes', 'reads'] as const)(
    'nothing is run behind what binds one that %s where that fails, and the connection goes on',
    async (way) => {
      const { url, db, mine } = await open()
      const pool = createPatientPool({ connectionString: url, max: 1 }, () => {})
      atEnd(() => pool.end())
      const through = onServer(pool)
      const unbound = {
        changes: () =>
          through.transaction(async (tx) => {
            await tx.execute(sql.raw(ASTRAY))
            await tx.execute(rename)
          }),
        reads: () => drizzle({ client: pool.behind({ text: ASTRAY, params: [] }) as Pool }).execute(rename),
      }
      for (let round = 0; round < 4; round += 1) {
        await expect(unbound[way]()).rejects.toMatchObject({ cause: { code: '22023' } })
        // what stood behind it was never prepared, and is now
        const prepared = sql`select ${round}::int, 'prepared' from branches`
        await branchDatabase(through, mine.uuid).run((tx) => tx.execute(prepared))
        await branchDatabase(through, mine.uuid).read((tx) => tx.execute(prepared))
      }
      expect((await db.select().from(branches)).map(({ name }) => name)).not.toContain('changed')
    },
  )

  it('a reader changes nothing, and a failure of its statement is forgotten', async () => {
    const { db, mine } = await open()
    const handle = branchDatabase(db, mine.uuid)
    for (let round = 0; round < 3; round += 1) {
      await expect(handle.read((tx) => tx.execute(rename))).rejects.toMatchObject({ cause: { code: '25006' } })
      await expect(handle.read((tx) => tx.execute(sql`select 1 from nowhere`))).rejects.toMatchObject({
        cause: { code: '42P01' },
      })
    }
    await handle.run((tx) => tx.execute(rename))
    expect((await db.select().from(branches)).filter(({ name }) => name === 'changed')).toHaveLength(1)
  })

  it('rows, numbers and dates come as ever', async () => {
    const { db, mine } = await open()
    const read = () =>
      branchDatabase(db, mine.uuid).read((tx) =>
        rowsOf(tx, sql`select 1::int as n, 'ñ' as word, null as nothing, '{"a":[1]}'::jsonb as json where ${true}`),
      )
    for (let round = 0; round < 3; round += 1)
      expect(await read()).toEqual([{ n: 1, word: 'ñ', nothing: null, json: { a: [1] } }])
  })
})
