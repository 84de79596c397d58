import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { startChild } from '../../testing/child-server.ts'
import { buildBranch } from '../../testing/factories/build-branch.ts'
import { StartRefusal } from '../lib/outage.ts'
import { branchDatabase } from './branch-database.ts'
import { readyBranchRole } from './branch-database.ts'
import { connectEmbedded } from './connect.ts'
import { branches, settings } from './schema/center.ts'

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-broken-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('a data folder', () => {
  const whole = newFolder()
  beforeAll(async () => {
    const { db, close } = await connectEmbedded(whole)
    await db.insert(settings).values({ name: 'kept', value: 'yes' })
    await close()
  })

  const copy = (): string => {
    const folder = newFolder()
    cpSync(whole, folder, { recursive: true })
    return folder
  }
  const keeps = async (folder: string): Promise<boolean> => {
    const { db, close } = await connectEmbedded(folder)
    const rows = await db.select().from(settings)
    await close()
    return rows.some(({ name }) => name === 'kept')
  }

  it('opens when it is whole', async () => {
    await expect(keeps(copy())).resolves.toBe(true)
  })

  it.each([
    ['its control file', 'global/pg_control', 'global/pg_control is missing'],
    ['its version', 'PG_VERSION', 'PG_VERSION is missing'],
    ['the folder of its log', 'pg_wal', 'pg_wal is missing'],
    ['its tables', 'base', 'base is missing'],
  ])('without %s is refused in one sentence', async (_, name, words) => {
    const folder = copy()
    rmSync(join(folder, 'postgres', name), { recursive: true })
    const before = readdirSync(join(folder, 'postgres'))
    const opened = connectEmbedded(folder)
    await expect(opened).rejects.toThrow(StartRefusal)
    await expect(opened).rejects.toThrow(`The database in ${join(folder, 'postgres')} is incomplete: ${words}.`)
    expect(readdirSync(join(folder, 'postgres'))).toEqual(before)
  })

  it('with an empty log is refused, not started as if nothing had been written', async () => {
    const folder = copy()
    const log = join(folder, 'postgres/pg_wal')
    for (const name of readdirSync(log)) rmSync(join(log, name), { recursive: true })
    await expect(connectEmbedded(folder)).rejects.toThrow('pg_wal/* is missing')
  })

  it('whose control file is truncated is refused with our own message', async () => {
    const folder = copy()
    truncateSync(join(folder, 'postgres/global/pg_control'), 100)
    const opened = connectEmbedded(folder)
    await expect(opened).rejects.toThrow(StartRefusal)
    await expect(opened).rejects.toThrow(`The database in ${join(folder, 'postgres')} can't be opened`)
  })

  it.each([
    ['emptied', true],
    ['gone', false],
  ])('whose database is %s gets no new one, and the process says so and exits with 1', async (_, isThere) => {
    const folder = copy()
    rmSync(join(folder, 'postgres'), { recursive: true })
    if (isThere) mkdirSync(join(folder, 'postgres'))
    const { code, errors } = await startChild({ DATA_DIR: folder, PORT: '0', DEMO: '1' }).ended
    expect(code).toBe(1)
    expect(errors).toBe(
      `${join(folder, 'postgres')} is empty or missing, but it used to hold the data. Mount or restore it, then start again. ` +
        `To start over without that data, delete ${join(folder, 'holds-data')}.\n`,
    )
    rmSync(join(folder, 'holds-data'))
    await expect(keeps(folder)).resolves.toBe(false)
  })

  it('of a newer version is refused and left unchanged', async () => {
    const folder = copy()
    const { db, close } = await connectEmbedded(folder)
    const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`
    await db.execute(newer)
    await close()
    await expect(connectEmbedded(folder)).rejects.toThrow('The data was written by a newer version of Latido')
  })

  it('from before the first release is refused at the start and left unchanged', async () => {
    const folder = copy()
    const { db, close } = await connectEmbedded(folder)
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795746669207`)
    await close()
    const { code, errors } = await startChild({ DATA_DIR: folder, PORT: '0', DEMO: '0' }).ended
    expect([code, errors]).toEqual([
      1,
      "The data was written by Latido from before its first release, and this version can't read it. " +
        'Start with an empty data folder or database; nothing was changed.\n',
    ])
    expect(readdirSync(folder)).not.toContain('backups')
  })

  it("whose role isn't named after its database keeps it and separates its centers", async () => {
    const folder = copy()
    const before = await connectEmbedded(folder)
    const own = await readyBranchRole(before.db)
    await before.db.execute(sql.raw(`alter role ${own} rename to latido_branch`))
    await before.db.execute(sql`create or replace function branch_role() returns text language sql immutable
      as $$ select 'latido_branch' $$`)
    await before.close()
    const { db, close } = await connectEmbedded(folder)
    const mine = await buildBranch(db)
    await buildBranch(db)
    const seen = await branchDatabase(db, mine.uuid).run((tx) => tx.select().from(branches))
    expect(seen.map(({ uuid }) => uuid)).toEqual([mine.uuid])
    expect([own, await readyBranchRole(db)]).toEqual(['latido_branch_postgres', 'latido_branch'])
    await close()
  })
})
