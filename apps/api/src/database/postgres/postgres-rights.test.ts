import { Client } from 'pg'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { buildBranch } from '../../../testing/factories/build-branch.ts'
import { createServerDatabase } from '../../../testing/test-database.ts'
import { branchDatabase } from '../branch-database.ts'
import { branches } from '../schema/center.ts'
import { connectPostgres } from './connect-postgres.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''

const databaseOf = async (rights: string) => {
  const database = await createServerDatabase(serverUrl)
  const user = `user_${database.name}`
  await database.admin.query(`create role ${user} login password 'open-sesame' ${rights}`)
  await database.admin.query(`alter database ${database.name} owner to ${user}`)
  const cluster = new Client({ connectionString: serverUrl })
  await cluster.connect()
  atEnd(async () => {
    await database.drop()
    await cluster.query(`drop role ${user}`)
    await cluster.end()
  })
  const url = Object.assign(new URL(database.url), { username: user, password: 'open-sesame' }).href
  return { ...database, user, url }
}

const seesOnlyItsOwn = async (url: string): Promise<boolean> => {
  const { db, close } = await connectPostgres(url)
  const mine = await buildBranch(db)
  await buildBranch(db)
  const seen = await branchDatabase(db, mine.uuid).run((tx) => tx.select().from(branches))
  await close()
  return seen.length === 1 && seen[0]?.uuid === mine.uuid
}

/** Skipped without TEST_DATABASE_URL. */
describe.skipIf(serverUrl === '')('a PostgreSQL user', () => {
  it('that may not make roles gets instructions, and needs no more once they are followed', async () => {
    const { url, user, name, admin } = await databaseOf('nocreaterole')
    const role = `latido_branch_${name}`
    const todo = `CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO "${user}";`
    await expect(connectPostgres(url)).rejects.toThrow(
      `The PostgreSQL user ${user} isn't allowed to create the role ${role}, which isolates each center's data. ` +
        `Have a database administrator run this once: ${todo}`,
    )
    await admin.query(`create role ${role} nologin`)
    await expect(connectPostgres(url)).rejects.toThrow(
      `isn't allowed to act as the role ${role}, which isolates each center's data. ` +
        `Have a database administrator run this once: GRANT ${role} TO "${user}";`,
    )
    await admin.query(`grant ${role} to ${user}`)
    await expect(seesOnlyItsOwn(url)).resolves.toBe(true)
  })

  it('that may make roles makes one for its database', async () => {
    const { url, name, admin } = await databaseOf('createrole')
    await expect(seesOnlyItsOwn(url)).resolves.toBe(true)
    const { rows } = await admin.query('select 1 from pg_roles where rolname = $1', [`latido_branch_${name}`])
    expect(rows).toHaveLength(1)
  })
})
