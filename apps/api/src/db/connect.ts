import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { isNewFolder, markHoldsData, unopenable } from './embedded-folder.ts'
import type { Fenced } from './fence.ts'
import { migrateDatabase } from './migrate.ts'

export interface Connection {
  readonly db: Database
  /** How many rows one insert may carry without holding the event loop for long. */
  readonly maxRowsPerInsert: number
  readonly fenced: Fenced
  /** Whether calls may be answered: no other server can have begun to. */
  readonly isServing: () => boolean
  readonly close: () => Promise<void>
}

/** A connection to a database that no other server can be on. */
export const unshared = (given: Pick<Connection, 'db' | 'maxRowsPerInsert' | 'close'>): Connection => ({
  ...given,
  fenced: (work) => work(given.db),
  isServing: () => true,
})

const STATISTICS_EVERY_MS = 5 * 60_000

/**
 * PGlite in a folder. The first start builds the database in a temporary folder and renames it, so that a
 * start cut short leaves nothing half made. The caller holds the folder's lock.
 */
export const connectEmbedded = async (directory: string): Promise<Connection> => {
  const [
    { PGlite },
    { embeddedExtensions },
    { DurableNodeFS, durableStartParams },
    { gatherStatistics },
    { embedded },
  ] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./embedded-extensions.ts'),
    import('./durable-node-fs.ts'),
    import('./gather-statistics.ts'),
    import('./embedded.ts'),
  ])
  const open = (folder: string) =>
    PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams: durableStartParams(PGlite.defaultStartParams),
      extensions: embeddedExtensions,
    })
  const final = join(directory, 'postgres')
  if (isNewFolder(directory)) {
    const fresh = join(directory, 'postgres.new')
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh, { recursive: true, mode: 0o700 })
    const first = await open(fresh)
    await migrateDatabase(embedded(first))
    await first.close()
    renameSync(fresh, final)
  }
  markHoldsData(directory)
  const client = await open(final).catch((error: unknown) => {
    throw unopenable(directory, error)
  })
  const db = embedded(client)
  await migrateDatabase(db)
  await gatherStatistics(client)
  let gathering: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // old statistics make a query slower and nothing wrong
    gathering = gatherStatistics(client).catch(() => {})
  }, STATISTICS_EVERY_MS).unref()
  const close = async (): Promise<void> => {
    clearInterval(timer)
    await gathering
    await client.close()
  }
  return unshared({ db, maxRowsPerInsert: 500, close })
}

/** The database that the configuration names. */
export const connect = async (config: Config): Promise<Connection> => {
  if (config.databaseUrl === null) return connectEmbedded(config.dataDirectory)
  const [{ connectPostgres }, { createLog }] = await Promise.all([import('./connect-postgres.ts'), import('../log.ts')])
  return connectPostgres(config.databaseUrl, createLog(config.logLevel))
}
