import type { BackUp, PendingConnection } from '../database/connect.ts'
import type { Connection } from '../database/connection.ts'
import { startWorkerIn } from '../database/pglite/database-worker.ts'
import type { Config } from '../lib/config.ts'

/** Waits as a standby while another single server holds the database. */
export const connectAsServer = async (config: Config, onSuperseded: () => void): Promise<PendingConnection> => {
  const { databaseUrl, nats } = config
  if (databaseUrl === null) {
    // started first, because it takes longest
    const started = startWorkerIn(config.dataDirectory)
    const backUp: BackUp = async (db) =>
      (await import('../operations/backup/before-update.ts')).backUpBeforeUpdate(db, config)
    return (await import('../database/connect.ts')).openEmbeddedOf(config, backUp, started)
  }
  const [{ connectPostgres }, { waitForServerLock }, { beginTerm, fencedBy, TERM_OF_SEVERAL }, { createLog }] =
    await Promise.all([
      import('../database/postgres/connect-postgres.ts'),
      import('../database/postgres/server-lock.ts'),
      import('../database/fence.ts'),
      import('../lib/log.ts'),
    ])
  let stopStandby = async (): Promise<void> => {}
  const lock = await waitForServerLock(
    databaseUrl,
    async () => {
      const { startStandby } = await import('./standby.ts')
      stopStandby = await startStandby(config)
      process.stdout.write('Another server is using this database. Standing by to take over if it stops.\n')
    },
    nats !== null,
  )
  const connection = await connectPostgres(databaseUrl, createLog(config.logLevel))
  const term = await beginTerm(connection.db, nats === null ? undefined : TERM_OF_SEVERAL)
  lock.keep(term, onSuperseded)
  await stopStandby()
  const held: Connection = {
    ...connection,
    // a cluster fences writes per class instead
    ...(nats === null ? { fenced: fencedBy(connection.db, term, onSuperseded), isServing: lock.isHeld } : {}),
    close: async () => {
      await connection.close()
      await lock.release()
    },
  }
  return { connection: held, ready: Promise.resolve() }
}
