import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { seededRandom } from '@repo/domain/core/seeded-random'
import { bySize, searchSeeds } from '@repo/test-size'
import { beforeAll, describe, expect, it } from 'vitest'

import { emptyFolder } from '../../../../testing/data-folder.ts'
import type { LeftBehind } from '../../../../testing/dying-import.ts'
import { buildAdmin } from '../../../../testing/factories/build-admin.ts'
import { buildBranch } from '../../../../testing/factories/build-branch.ts'
import { buildPlannedImport } from '../../../../testing/factories/build-import.ts'
import { csvOf } from '../../../../testing/import-world.ts'
import { createContext } from '../../../app/create-context.ts'
import { readConfig } from '../../../app/read-config.ts'
import { connectEmbedded } from '../../../database/connect.ts'

const KILLS = bySize({ small: 2, full: 10, night: 200 })
/** Each opens the folder. */
const WITHIN_MS = 60_000 + KILLS * 20_000
const ROWS = 700
/** Rows in a transaction. */
const BATCH = 200
/** Statements of about three transactions. */
const MOST_STATEMENTS = 40
const [, SEED] = searchSeeds
const SCRIPT = join(import.meta.dirname, '../../../../testing/dying-import.ts')

const planned = async (folder: string): Promise<string> => {
  const connection = await connectEmbedded(folder)
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }, '/')
  const context = createContext(config, connection)
  const { uuid: branchUuid } = await buildBranch(connection.db)
  const { uuid: adminUuid } = await buildAdmin(connection.db, branchUuid)
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    email: `p${at}@gym.example`,
    name: `Persona ${at}`,
    weight: '70',
  }))
  const uuid = await buildPlannedImport(context, { branchUuid, adminUuid, csv: csvOf(rows) })
  await connection.close()
  return uuid
}

describe('an import on a server that is killed again and again', () => {
  let folder: string
  let uuid: string
  beforeAll(async () => {
    folder = emptyFolder()
    uuid = await planned(folder)
  }, WITHIN_MS)

  const die = (statement: number): { readonly left: LeftBehind; readonly isKilled: boolean } => {
    const { stdout, stderr, signal } = spawnSync(process.execPath, [SCRIPT, folder, uuid, String(statement)])
    if (signal === null && stderr.length > 0) throw new Error(stderr.toString())
    return { left: JSON.parse(stdout.toString()) as LeftBehind, isKilled: signal === 'SIGKILL' }
  }

  /** A transaction is written whole or not at all. */
  const expectWhole = ({ state, byOutcome, created, weights, linked, members }: LeftBehind): void => {
    const { created: standing = 0, none = 0, removed = 0 } = byOutcome
    expect(standing + none + removed).toBe(ROWS)
    expect({ created, weights, linked, members }).toEqual({
      created: standing,
      weights: standing,
      linked: standing,
      members: standing,
    })
    const written = state === 'undoing' || state === 'undone' ? removed : standing
    expect(written === ROWS || written % BATCH === 0).toBe(true)
  }

  it(
    `loses no row and writes none twice, in the run and in the undo (seed ${SEED})`,
    () => {
      const random = seededRandom(SEED)
      const states = new Set<string>()
      for (let kills = 0; kills < KILLS;) {
        const { left, isKilled } = die(1 + Math.floor(random() * MOST_STATEMENTS))
        expectWhole(left)
        states.add(left.state)
        if (isKilled) kills += 1
      }
      expect(states).toContain('running')
      expectWhole(die(0).left)
      const end = die(0).left
      expectWhole(end)
      expect(['done', 'undone']).toContain(end.state)
    },
    WITHIN_MS,
  )
})
