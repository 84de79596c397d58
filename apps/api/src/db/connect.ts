import { join } from 'node:path'

import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { isNewFolder, markHoldsData, unopenable } from './embedded-folder.ts'
import type { Fenced } from './fence.ts'
import { migrateDatabase, newestMigration, storedMigration } from './migrate.ts'

export interface Connection {
  readonly db: Database
  /** How many rows one insert may carry without holding the event loop for long. */
  readonly maxRowsPerInsert: number
  readonly fenced: Fenced
  /** Whether calls may be answered: no other server can have begun to. */
  readonly isServing: () => boolean
  /** Copies the files of an embedded database into a new folder, as they are at one moment; null on a server. */
  readonly copyTo: ((folder: string) => Promise<void>) | null
  readonly close: () => Promise<void>
}

/** A connection to a database that no other server can be on. */
export const unshared = (
  given: Pick<Connection, 'db' | 'maxRowsPerInsert' | 'close'> & Partial<Pick<Connection, 'copyTo'>>,
): Connection => ({
  copyTo: null,
  ...given,
  fenced: (work) => work(given.db),
  isServing: () => true,
})

const STATISTICS_EVERY_MS = 5 * 60_000

/** Keeps what a database holds before it is changed for good. */
type BackUp = (db: Database) => Promise<void>

/** An update changes the data for good: what it was before is kept. */
const migrateWithBackup = async (db: Database, keepBefore: BackUp): Promise<void> => {
  const stored = await storedMigration(db)
  if (stored > 0 && stored < newestMigration()) await keepBefore(db)
  await migrateDatabase(db)
}

/** PGlite in a data directory, in a thread of its own. The caller holds the directory's lock, and says what is kept before an update. */
export const connectEmbedded = async (directory: string, keepBefore: BackUp = async () => {}): Promise<Connection> => {
  const [{ openApart }, { gatherStatistics }, { embeddedIn }] = await Promise.all([
    import('./open-apart.ts'),
    import('./gather-statistics.ts'),
    import('./embedded.ts'),
  ])
  if (isNewFolder(directory)) {
    await (await import('./fill-new-folder.ts')).fillNewFolder(directory, migrateDatabase)
  }
  const folder = join(directory, 'postgres')
  markHoldsData(directory)
  const client = await openApart(folder).catch((error: unknown) => {
    throw unopenable(directory, error)
  })
  const db = embeddedIn(client)
  await migrateWithBackup(db, keepBefore)
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
  const copyTo = async (to: string) => (await import('./copy-folder.ts')).copyFolder(client, folder, to)
  return unshared({ db, maxRowsPerInsert: 500, copyTo, close })
}

/** The embedded database that the configuration names; what an update changes is backed up before. */
export const connectEmbeddedOf = (config: Config): Promise<Connection> =>
  connectEmbedded(config.dataDirectory, async (db) =>
    (await import('../backup/before-update.ts')).backUpBeforeUpdate(db, config),
  )

/** The database that the configuration names. */
export const connect = async (config: Config): Promise<Connection> => {
  if (config.databaseUrl === null) return connectEmbeddedOf(config)
  const [{ connectPostgres }, { createLog }] = await Promise.all([import('./connect-postgres.ts'), import('../log.ts')])
  return connectPostgres(config.databaseUrl, createLog(config.logLevel))
}
