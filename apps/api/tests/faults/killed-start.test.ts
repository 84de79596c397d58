import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { bySize } from '@repo/test-size'
import { expect, it } from 'vitest'

import { connectEmbedded } from '../../src/database/connect.ts'
import { newestMigration, storedMigration } from '../../src/database/migrate.ts'
import { atEnd } from '../../testing/at-end.ts'
import { freePort, startChild } from '../../testing/child-server.ts'
import { comesTo } from '../../testing/wait-for-file.ts'

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-killed-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const has = (folder: string, name: string) => (): boolean => existsSync(join(folder, name))

const PATIENCE = { timeout: 180_000 }

/** Steps of a first start and the files that show them. */
const PHASES: readonly [string, (folder: string) => () => boolean][] = [
  ['starts to create its database', (folder) => has(folder, 'postgres.new')],
  ['has created the files of an empty one', (folder) => has(folder, 'postgres.new/global/pg_control')],
  ['has moved it into place', (folder) => has(folder, 'postgres/PG_VERSION')],
]

it.each(bySize({ small: PHASES.slice(-1), full: PHASES, night: PHASES }))(
  'a first start killed once it %s is repaired by the next one',
  PATIENCE,
  async (_, phase) => {
    const folder = newFolder()
    const environment = { DATA_DIR: folder, PORT: String(await freePort()), DEMO: '0' }
    const killed = startChild(environment)
    await comesTo(folder, phase(folder))
    killed.kill('SIGKILL')
    expect(await killed.ended).toMatchObject({ code: null })
    const next = startChild(environment)
    await next.ready
    next.kill('SIGTERM')
    expect(await next.ended).toEqual({ code: 0, errors: '' })
    expect(readdirSync(folder)).not.toContain('postgres.new')
    const { db, close } = await connectEmbedded(folder)
    expect(await storedMigration(db)).toBe(newestMigration())
    await close()
  },
)
