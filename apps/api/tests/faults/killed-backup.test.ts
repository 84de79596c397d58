import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeAll, expect, it } from 'vitest'

import { migrateDatabase } from '../../src/database/migrate.ts'
import { createDataDirectory } from '../../src/database/pglite/create-data-directory.ts'
import { atEnd } from '../../testing/at-end.ts'
import { buildBranch } from '../../testing/factories/build-branch.ts'
import { buildMember } from '../../testing/factories/build-member.ts'
import { killFolderProcess } from '../../testing/kill-folder-process.ts'
import { rowsInBackup } from '../../testing/rows-in-backup.ts'

const MEMBERS = 20
/** Opens a database on disk several times, maybe on a busy machine. */
const PATIENCE_MS = 180_000

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-nightly-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const gym = newFolder()
beforeAll(() =>
  createDataDirectory(gym, async (db) => {
    await migrateDatabase(db)
    const { uuid } = await buildBranch(db)
    for (let member = 0; member < MEMBERS; member += 1) await buildMember(db, uuid)
  }),
)

const backupsIn = (folder: string): readonly string[] => {
  const backups = join(folder, 'backups')
  return existsSync(backups) ? readdirSync(backups) : []
}

const isNamed = (name: string): boolean => name.endsWith('.backup')

const isWhole = async (folder: string, name: string): Promise<void> =>
  expect((await rowsInBackup(join(folder, 'backups', name)))['members']).toBe(MEMBERS)

const PHASES: readonly [string, (folder: string) => boolean][] = [
  ['copies the files', (folder) => existsSync(join(folder, 'postgres.backup'))],
  ['writes', (folder) => backupsIn(folder).some((name) => name.endsWith('.part'))],
]

it.each(PHASES)(
  'a nightly backup killed while it %s leaves no partial backup and no copy of the data',
  async (_, isThere) => {
    const folder = newFolder()
    cpSync(gym, folder, { recursive: true })
    await killFolderProcess('backup', folder, { when: () => isThere(folder) })
    // a backup with its final name is complete
    for (const name of backupsIn(folder).filter(isNamed)) await isWhole(folder, name)
    rmSync(join(folder, 'done'), { force: true })
    await killFolderProcess('backup', folder)
    const [name = '', ...others] = backupsIn(folder)
    expect([others, name]).toEqual([[], expect.stringMatching(/^latido-2026-11-22-\d{4}\.backup$/)])
    expect(readdirSync(folder)).not.toContain('postgres.backup')
    await isWhole(folder, name)
  },
  PATIENCE_MS,
)
