import { join } from 'node:path'

import type { Config } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'
import { isDiskFault } from '../lib/outage.ts'
import { type Connection, singleServerConnection } from './connection.ts'
import type { Database } from './database.ts'
import { unguarded } from './disk/disk-guard.ts'
import { migrateDatabase, newestMigration, refuseUnknownData, storedMigration } from './migrate.ts'
import { unopenable } from './pglite/check-data-directory.ts'
import { type DatabaseWorker, startDatabaseWorker, startWorkerIn } from './pglite/database-worker.ts'
import type { WorkerReplacement } from './pglite/worker-client.ts'
import { hasCurrentFunctions } from './raw-sql/apply-functions.ts'
import { unwritable } from './unwritable.ts'

export interface PendingConnection {
  readonly connection: Connection
  /** Resolves when the database is open and migrated. Send no query before. */
  readonly ready: Promise<void>
}

const FIRST_STATISTICS_MS = 1_000
const STATISTICS_EVERY_MS = 5 * 60_000

export type BackUp = (db: Database) => Promise<void>

/** Backs up first, because migrations are irreversible. */
const migrateWithBackup = async (db: Database, backUpFirst: BackUp): Promise<void> => {
  const reading = storedMigration(db)
  const newest = newestMigration()
  const stored = await reading
  if (stored === newest && (await hasCurrentFunctions(db))) return
  refuseUnknownData(stored)
  if (stored > 0 && stored < newest) await backUpFirst(db)
  await migrateDatabase(db)
}

const keepStatistics = (gather: () => Promise<unknown>): (() => Promise<void>) => {
  let gathering: Promise<unknown> = Promise.resolve()
  const look = () => {
    gathering = gathering.then(gather).catch(() => {})
  }
  const timers = [setTimeout(look, FIRST_STATISTICS_MS).unref(), setInterval(look, STATISTICS_EVERY_MS).unref()]
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    await gathering
  }
}

const startNewIn = async (directory: string): Promise<DatabaseWorker> => {
  await (await import('./pglite/create-data-directory.ts')).createDataDirectory(directory, migrateDatabase)
  return startDatabaseWorker(join(directory, 'postgres'))
}

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
  readonly backUpFirst?: BackUp
  readonly started?: DatabaseWorker | null | undefined
  readonly log?: Log
}

/** Runs PGlite in a worker thread. The caller holds the data directory's lock. */
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
    (await import('./pglite/pglite-database.ts')).copyFolder(client, join(directory, 'postgres'), to)
  const disk = guarded?.disk ?? unguarded
  return { connection: singleServerConnection({ db, maxRowsPerInsert: 500, copyTo, disk, close }), ready: open() }
}

const opened = async ({ connection, ready }: PendingConnection): Promise<Connection> => {
  await ready
  return connection
}

export const connectEmbedded = async (directory: string): Promise<Connection> => opened(await openEmbedded(directory))

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

export const connect = async (config: Config, backUpFirst: BackUp): Promise<Connection> => {
  if (config.databaseUrl === null) return opened(await openEmbeddedOf(config, backUpFirst))
  const [{ connectPostgres }, { createLog }] = await Promise.all([
    import('./postgres/connect-postgres.ts'),
    import('../lib/log.ts'),
  ])
  return connectPostgres(config.databaseUrl, createLog(config.logLevel))
}
