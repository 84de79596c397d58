import { join } from 'node:path'

import type { Config } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'
import { isDiskFault } from '../lib/outage.ts'
import type { Database } from './database.ts'
import { type DiskGuard, unguarded } from './disk/disk-guard.ts'
import type { Fenced } from './fence.ts'
import { migrateDatabase, newestMigration, refuseUnknownData, storedMigration } from './migrate.ts'
import { unopenable } from './pglite/check-data-directory.ts'
import { type DatabaseWorker, startDatabaseWorker, startWorkerIn } from './pglite/database-worker.ts'
import type { WorkerReplacement } from './pglite/worker-client.ts'
import { hasCurrentFunctions } from './raw-sql/apply-functions.ts'
import { unwritable } from './unwritable.ts'

export interface Connection {
  readonly db: Database
  /** How many rows one insert may carry without holding the event loop for long. */
  readonly maxRowsPerInsert: number
  readonly fenced: Fenced
  /** Whether calls may be answered: no other server can have begun to. */
  readonly isServing: () => boolean
  /** Copies the files of an embedded database into a new folder, as they are at one moment; null on a server. */
  readonly copyTo: ((folder: string) => Promise<void>) | null
  /** The disk of an embedded database; see {@link DiskGuard}. */
  readonly disk: DiskGuard
  readonly close: () => Promise<void>
}

/** A connection to a database that no other server can be on. */
export const singleServerConnection = (
  given: Pick<Connection, 'db' | 'maxRowsPerInsert' | 'close'> & Partial<Pick<Connection, 'copyTo' | 'disk'>>,
): Connection => ({
  copyTo: null,
  disk: unguarded,
  ...given,
  fenced: (work) => work(given.db),
  isServing: () => true,
})

/** A connection to build upon while its database opens. */
export interface PendingConnection {
  readonly connection: Connection
  /** Resolves once the database is open and as this program needs it: nobody asks it anything before. */
  readonly ready: Promise<void>
}

/** A start has others waiting, whom these would hold up. */
const FIRST_STATISTICS_MS = 1_000
const STATISTICS_EVERY_MS = 5 * 60_000

/** Keeps what a database holds before it is changed for good. */
export type BackUp = (db: Database) => Promise<void>

/** An update changes the data for good: what it was before is kept. What is up to date needs nothing, not even a look at its role. */
const migrateWithBackup = async (db: Database, backUpFirst: BackUp): Promise<void> => {
  const reading = storedMigration(db)
  const newest = newestMigration()
  const stored = await reading
  if (stored === newest && (await hasCurrentFunctions(db))) return
  refuseUnknownData(stored)
  if (stored > 0 && stored < newest) await backUpFirst(db)
  await migrateDatabase(db)
}

/** Gathers statistics now and then; answers how to stop that. */
const keepStatistics = (gather: () => Promise<unknown>): (() => Promise<void>) => {
  let gathering: Promise<unknown> = Promise.resolve()
  const look = () => {
    // old statistics make a query slower and nothing wrong
    gathering = gathering.then(gather).catch(() => {})
  }
  const timers = [setTimeout(look, FIRST_STATISTICS_MS).unref(), setInterval(look, STATISTICS_EVERY_MS).unref()]
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    await gathering
  }
}

/** Makes the database of a new data directory, and starts its thread. */
const startNewIn = async (directory: string): Promise<DatabaseWorker> => {
  await (await import('./pglite/create-data-directory.ts')).createDataDirectory(directory, migrateDatabase)
  return startDatabaseWorker(join(directory, 'postgres'))
}

/** Guards the disk of a data directory, and says how its database's thread is replaced when the disk fails. */
const guardDisk = async (directory: string, log: Log): Promise<WorkerReplacement & Pick<Connection, 'disk'>> => {
  const [{ createDiskGuard }, { createReserve }] = await Promise.all([
    import('./disk/disk-guard.ts'),
    import('./disk/reserve.ts'),
  ])
  const folder = join(directory, 'postgres')
  const disk = createDiskGuard({ folder: directory, log, reserve: createReserve(directory) })
  return { disk, folder, log, start: () => startDatabaseWorker(folder) }
}

interface Embedded {
  /** What is kept before an update. */
  readonly backUpFirst?: BackUp
  /** A thread that was started already. */
  readonly started?: DatabaseWorker | null | undefined
  /** Where the state of the disk is logged; without a log, the disk isn't guarded. */
  readonly log?: Log
}

/** PGlite in a data directory, in a thread of its own. The caller holds the directory's lock. */
const openEmbedded = async (
  directory: string,
  { backUpFirst = async () => {}, started = startWorkerIn(directory), log }: Embedded = {},
): Promise<PendingConnection> => {
  const [{ createPgliteWorkerClient }, { gatherStatistics }, { sessionDatabase }] = await Promise.all([
    import('./pglite/worker-client.ts'),
    import('./raw-sql/gather-statistics.ts'),
    import('./pglite/pglite-database.ts'),
  ])
  const thread = started ?? (await startNewIn(directory))
  const guarded = log === undefined ? undefined : await guardDisk(directory, log)
  const client = createPgliteWorkerClient(thread, guarded)
  const db = sessionDatabase(client)
  let stopStatistics = async (): Promise<void> => {}
  const open = async (): Promise<void> => {
    await thread.opened.catch((error: unknown) => {
      throw isDiskFault(error) ? unwritable(directory, error) : unopenable(directory, error)
    })
    await migrateWithBackup(db, backUpFirst)
    stopStatistics = keepStatistics(() => gatherStatistics(client))
  }
  const close = async (): Promise<void> => {
    await stopStatistics()
    await client.close()
  }
  const copyTo = async (to: string) =>
    (await import('./pglite/copy-data-directory.ts')).copyFolder(client, join(directory, 'postgres'), to)
  const disk = guarded?.disk ?? unguarded
  return { connection: singleServerConnection({ db, maxRowsPerInsert: 500, copyTo, disk, close }), ready: open() }
}

const opened = async ({ connection, ready }: PendingConnection): Promise<Connection> => {
  await ready
  return connection
}

/** The embedded database of a data directory, once it is open; see {@link openEmbedded}. */
export const connectEmbedded = async (directory: string): Promise<Connection> => opened(await openEmbedded(directory))

/** The embedded database that the configuration names, about to open; `backUpFirst` runs before an update changes it. */
export const openEmbeddedOf = async (
  config: Config,
  backUpFirst: BackUp,
  started?: DatabaseWorker | null,
): Promise<PendingConnection> =>
  openEmbedded(config.dataDirectory, {
    backUpFirst,
    started,
    log: (await import('../lib/log.ts')).createLog(config.logLevel),
  })

/** The database that the configuration names, open; `backUpFirst` runs before an update changes an embedded one. */
export const connect = async (config: Config, backUpFirst: BackUp): Promise<Connection> => {
  if (config.databaseUrl === null) return opened(await openEmbeddedOf(config, backUpFirst))
  const [{ connectPostgres }, { createLog }] = await Promise.all([
    import('./postgres/connect-postgres.ts'),
    import('../lib/log.ts'),
  ])
  return connectPostgres(config.databaseUrl, createLog(config.logLevel))
}
