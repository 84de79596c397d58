import type { Config } from '../config.ts'
import { createLog } from '../log.ts'
import type { Connection } from './connect.ts'

/**
 * The database for the one server that serves it, or for several that know of one another. One that does not stands
 * by, answers so on its port, and goes on from here when the others are gone.
 */
export const connectAsServer = async (config: Config, onSuperseded: () => void): Promise<Connection> => {
  const { databaseUrl, nats } = config
  if (databaseUrl === null) return (await import('./connect.ts')).connectEmbeddedOf(config)
  const [{ connectPostgres }, { waitForServerLock }, { beginTerm, fencedBy, TERM_OF_SEVERAL }] = await Promise.all([
    import('./connect-postgres.ts'),
    import('./server-lock.ts'),
    import('./fence.ts'),
  ])
  let stopStandby = async (): Promise<void> => {}
  const lock = await waitForServerLock(
    databaseUrl,
    async () => {
      const { startStandby } = await import('../http/standby.ts')
      stopStandby = await startStandby(config)
      process.stdout.write('Another server is serving this database: standing by, to take over when it goes.\n')
    },
    nats !== null,
  )
  const connection = await connectPostgres(databaseUrl, createLog(config.logLevel))
  const term = await beginTerm(connection.db, nats === null ? undefined : TERM_OF_SEVERAL)
  lock.keep(term, onSuperseded)
  await stopStandby()
  return {
    ...connection,
    // what servers that know of one another write for a class is fenced class by class
    ...(nats === null ? { fenced: fencedBy(connection.db, term, onSuperseded), isServing: lock.isHeld } : {}),
    close: async () => {
      await connection.close()
      await lock.release()
    },
  }
}
