import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { integerBetween, seededRandom } from '@repo/domain/core/seeded-random'
import { bySize, searchSeeds } from '@repo/test-size'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Database } from '../../src/database/database.ts'
import { newestMigration, storedMigration } from '../../src/database/migrate.ts'
import { createDataDirectory } from '../../src/database/pglite/create-data-directory.ts'
import { openPglite } from '../../src/database/pglite/open-pglite.ts'
import { pgliteDatabase } from '../../src/database/pglite/pglite-database.ts'
import { openBackupFile } from '../../src/operations/backup/backup-file.ts'
import { atEnd } from '../../testing/at-end.ts'
import { freePort, startChild } from '../../testing/child-server.ts'
import { killFolderProcess } from '../../testing/kill-folder-process.ts'
import { madeUpIn, nextVersion } from '../../testing/next-version.ts'
import { fillWithOlderData, lostOfOlderData } from '../../testing/older-data.ts'
import { createServerDatabase } from '../../testing/test-database.ts'

const [, SEED] = searchSeeds
/** Time limit in ms for opening a database on disk several times, also on a busy machine. */
const PATIENCE_MS = 180_000
const server = process.env['TEST_DATABASE_URL'] ?? ''

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-updated-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const backupsIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true }).map(String)
const isHalf = (name: string): boolean => name.endsWith('.backup.part')
const isWhole = (name: string): boolean => name.endsWith('.backup')

const next = nextVersion()

const isUpdated = async (db: Database): Promise<void> => {
  expect(await madeUpIn(db)).toEqual({ migration: next.migration, isWhole: true, hasFunction: true })
  expect(await lostOfOlderData(db)).toEqual([])
}

describe('a killed update of the embedded database', () => {
  const older = newFolder()
  beforeAll(() => createDataDirectory(older, fillWithOlderData))
  const random = seededRandom(SEED)
  /** Numbers of file changes after the backup, up to what an update makes. */
  const later = [1, integerBetween(random, 2, 10), integerBetween(random, 11, 50)]
  const moments: readonly [string, (folder: string) => () => boolean][] = [
    ['while it backs up the old data', (folder) => () => backupsIn(folder).some(isHalf)],
    ...later.map((changes): [string, (folder: string) => () => boolean] => [
      `${changes} changes after the backup`,
      (folder) => {
        let seen = 0
        return () => {
          if (seen > 0 || backupsIn(folder).some(isWhole)) seen += 1
          return seen >= changes
        }
      },
    ]),
  ]

  it.each(bySize({ small: moments.slice(1, 2), full: moments, night: moments }))(
    'is repaired by the next start if killed %s',
    async (_, moment) => {
      const folder = newFolder()
      cpSync(older, folder, { recursive: true })
      const program = next.file('testing/folder-process.ts')
      await killFolderProcess('update', folder, { when: moment(folder), program })
      rmSync(join(folder, 'done'), { force: true })
      await killFolderProcess('update', folder, { program })
      const client = await openPglite(join(folder, 'postgres'))
      await isUpdated(pgliteDatabase(client))
      await client.close()
      const left = backupsIn(folder)
      expect(left.filter(isHalf)).toEqual([])
      const whole = left.filter(isWhole)
      expect(whole.length).toBeGreaterThan(0)
      for (const name of whole) (await openBackupFile(join(folder, name), null)).close()
    },
    PATIENCE_MS,
  )
})

/** Needs TEST_DATABASE_URL. */
describe.skipIf(server === '')('a killed update of PostgreSQL', () => {
  it('has made no changes, and the next start makes all', async () => {
    const { url, name, admin, drop } = await createServerDatabase(server)
    const client = new Client({ connectionString: url })
    await client.connect()
    atEnd(async () => {
      await client.end()
      await drop()
    })
    const db = drizzle(client) as unknown as Database
    await fillWithOlderData(db)
    const environment = { DATABASE_URL: url, DATA_DIR: newFolder(), PORT: String(await freePort()), DEMO: '0' }
    const sessions = async (what: string): Promise<number> => {
      const { rowCount } = await admin.query(`select from pg_stat_activity where datname = $1 and ${what}`, [name])
      return rowCount ?? 0
    }
    // a reader's lock blocks the update after it has begun
    await client.query('begin; lock table training_records in access share mode')
    const killed = startChild(environment, [], next.file('src/main.ts'))
    await vi.waitFor(
      async () => expect(await sessions(`wait_event_type = 'Lock' and state = 'active'`)).toBe(1),
      30_000,
    )
    killed.kill('SIGKILL')
    await killed.ended
    await client.query('commit')
    await vi.waitFor(async () => expect(await sessions('true')).toBe(1), 30_000)
    expect(await storedMigration(db)).toBe(newestMigration())
    expect(await lostOfOlderData(db)).toEqual([])
    await killFolderProcess('update', newFolder(), {
      program: next.file('testing/folder-process.ts'),
      databaseUrl: url,
    })
    await isUpdated(db)
  })
})
