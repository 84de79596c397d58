import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { buildBranch } from '../../testing/factories/build-branch.ts'
import { createServerDatabase } from '../../testing/test-database.ts'
import { branchDatabase } from './branch-database.ts'
import { connectEmbedded } from './connect.ts'
import { type Database, rowsOf } from './database.ts'
import { connectPostgres } from './postgres/connect-postgres.ts'
import { branches } from './schema/center.ts'

const SERVER = process.env['TEST_DATABASE_URL'] ?? ''

const openEmbedded = async (): Promise<Database> => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-branch-'))
  const { db, close } = await connectEmbedded(folder)
  atEnd(async () => {
    await close()
    rmSync(folder, { recursive: true })
  })
  return db
}

const openOnServer = async (): Promise<Database> => {
  const database = await createServerDatabase(SERVER)
  const { db, close } = await connectPostgres(database.url)
  atEnd(async () => {
    await close()
    await database.drop()
  })
  return db
}

const engines = [
  ['the embedded database in its thread', openEmbedded] as const,
  ...(SERVER === '' ? [] : [['a PostgreSQL server', openOnServer] as const]),
]

const WAYS = ['run', 'read'] as const
/** Size of the connection pool. */
const CONNECTIONS = 10

describe.each(engines)('a branch of %s', (_, open) => {
  let db: Database
  let mine: string
  let other: string
  beforeAll(async () => {
    db = await open()
    mine = (await buildBranch(db, { name: 'Mine' })).uuid
    other = (await buildBranch(db, { name: 'Other' })).uuid
  })

  const seenIn = (branchUuid: string, way: (typeof WAYS)[number]) =>
    branchDatabase(db, branchUuid)[way](async (tx) => {
      const rows = await tx.select({ uuid: branches.uuid }).from(branches)
      return rows.map(({ uuid }) => uuid)
    })
  const namesStored = async () => (await db.select({ name: branches.name }).from(branches)).map(({ name }) => name)

  /** Role and branch of each connection. */
  const contexts = () =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const rows = await rowsOf(
          db,
          sql`select current_user = session_user as "isOwner", coalesce(current_setting('app.branch', true), '') as branch`,
        )
        return rows[0]
      }),
    )
  const UNBOUND = Array.from({ length: CONNECTIONS }, () => ({ isOwner: true, branch: '' }))

  const failContext = async () => {
    const actAs = (role: string) =>
      db.execute(
        sql`create or replace function branch_role() returns text language sql immutable parallel safe as ${sql.raw(`'select ''${role}'''`)}`,
      )
    const [row] = await rowsOf<{ role: string }>(db, sql`select branch_role() as role`)
    await actAs('no_such_role')
    atEnd(async () => void (await actAs(row?.role ?? '')))
  }

  it('sees only its own rows, whichever branch ran the same statement before', async () => {
    for (let round = 0; round < 6; round += 1) {
      for (const way of WAYS) {
        expect(await Promise.all([seenIn(mine, way), seenIn(other, way)])).toEqual([[mine], [other]])
      }
      expect(await namesStored()).toHaveLength(2)
    }
  })

  it('leaves every connection without a branch', async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => seenIn(mine, 'read')))
    await Promise.all(Array.from({ length: CONNECTIONS }, () => seenIn(mine, 'run')))
    expect(await contexts()).toEqual(UNBOUND)
  })

  it.each(WAYS)('refuses to %s when its context fails, and leaves the next borrower unbound', async (way) => {
    await failContext()
    for (let round = 0; round < 3; round += 1) {
      await expect(seenIn(mine, way)).rejects.toMatchObject({ cause: { code: '22023' } })
    }
    expect(await contexts()).toEqual(UNBOUND)
  })

  it('runs no statement after its context failed, even if the work ignores errors', async () => {
    await failContext()
    const work = branchDatabase(db, mine).run(async (tx) => {
      const rename = () => tx.update(branches).set({ name: 'Changed' })
      await Promise.allSettled([rename(), rename()])
      await rename().catch(() => {})
      return 'done'
    })
    await expect(work).rejects.toMatchObject({ cause: { code: '22023' } })
    expect((await namesStored()).toSorted()).toEqual(['Mine', 'Other'])
  })

  it('refuses even work without a statement when its context fails', async () => {
    await failContext()
    await expect(branchDatabase(db, mine).run(async () => 'done')).rejects.toMatchObject({ cause: { code: '22023' } })
  })

  it('returns rows unchanged and keeps its connection usable', async () => {
    const rename = () => branchDatabase(db, mine).read((tx) => tx.update(branches).set({ name: 'Changed' }))
    for (let round = 0; round < 3; round += 1)
      await expect(rename()).rejects.toMatchObject({ cause: { code: '25006' } })
    expect((await namesStored()).toSorted()).toEqual(['Mine', 'Other'])
    await branchDatabase(db, mine).run((tx) => tx.update(branches).set({ name: 'Mine' }))
    expect(await contexts()).toEqual(UNBOUND)
  })

  it('rolls back work that throws, before or after its first statement', async () => {
    const fail = () => Promise.reject(new Error('changed my mind'))
    await expect(branchDatabase(db, mine).run(fail)).rejects.toThrow('changed my mind')
    const work = branchDatabase(db, mine).run(async (tx) => {
      await tx.update(branches).set({ name: 'Changed' })
      await fail()
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect((await namesStored()).toSorted()).toEqual(['Mine', 'Other'])
  })
})
