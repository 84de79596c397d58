import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Database } from '../database.ts'
import { unwritable } from '../unwritable.ts'
import { markHoldsData } from './check-data-directory.ts'
import { openPglite } from './open-pglite.ts'
import { pgliteDatabase } from './pglite-database.ts'

/** Builds in a temporary directory and renames it, so that an interruption leaves nothing half-built. */
export const createDataDirectory = async (directory: string, fill: (db: Database) => Promise<void>): Promise<void> => {
  const fresh = join(directory, 'postgres.new')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  const client = await openPglite(fresh, (error) => {
    rmSync(fresh, { recursive: true, force: true })
    process.stderr.write(`${unwritable(directory, error).message}\n`)
    process.exit(1)
  })
  try {
    await fill(pgliteDatabase(client))
    await client.close()
  } catch (error) {
    await client.close().catch(() => {})
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
  renameSync(fresh, join(directory, 'postgres'))
  markHoldsData(directory)
}
