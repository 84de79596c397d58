import { join } from 'node:path'

import { registerPublicHost } from '../areas/center/center-hosts.ts'
import { startChallengeEnds } from '../areas/challenges/challenge-ends.ts'
import { renewSetupToken } from '../areas/setup/set-up-center.ts'
import { watchOrphanedMeetings } from '../areas/streaming/orphaned-meetings.ts'
import { startDownsampling } from '../areas/trainings/downsample-trainings.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { PendingConnection } from '../database/connect.ts'
import { leadWhenFree } from '../database/postgres/server-lock.ts'
import { prepareDemo } from '../demo/prepare-demo.ts'
import { takeInFolder } from '../images/sweep-images.ts'
import { steadyClock } from '../lib/clock.ts'
import { type Config, publicHostOf } from '../lib/config.ts'
import type { Context } from '../lib/context.ts'
import { createLog } from '../lib/log.ts'
import { networkAddresses } from '../lib/network-addresses.ts'
import { removeStaleCopies } from '../operations/backup/stale-copies.ts'
import { startBackups } from '../operations/jobs/backups.ts'
import { startHousekeeping } from '../operations/jobs/housekeeping.ts'
import { offerControl } from '../operations/process/control.ts'
import { drainOnFault } from '../operations/process/readiness.ts'
import { buildServer } from './build-server.ts'
import { createContext } from './create-context.ts'
import { greetingOf } from './greeting.ts'

export interface Serving {
  readonly config: Config
  readonly opening: PendingConnection
  readonly unlock: () => void
  readonly superseded: Promise<void>
  readonly appsFolder: string
}

/** Closing requests may take a while; an unavailable database never finishes. */
const STOP_WITHIN_MS = 10_000

/** A single server doesn't load the NATS modules. */
const joinOthers = async ({ nats, logLevel }: Config): Promise<Cluster | null> => {
  if (nats === null) return null
  const { joinCluster } = await import('../cluster/cluster.ts')
  return joinCluster(nats, { clock: steadyClock(() => true), log: createLog(logLevel) })
}

/** Prepares everything else while the database opens. */
export const serve = async ({ config, opening, unlock, superseded, appsFolder }: Serving): Promise<void> => {
  const { connection, ready } = opening
  ready.catch(() => {})
  const cluster = await joinOthers(config)
  const context = createContext(config, connection, { cluster, ready })
  const app = await buildServer(context, appsFolder)
  await ready
  const { db } = connection
  const demo = await prepareDemo(db, config, Date.now())
  const publicHost = publicHostOf(config)
  const [isPublicHostKnown, setupToken] = await Promise.all([
    publicHost === null || registerPublicHost(db, publicHost),
    renewSetupToken(db, cluster?.presence ?? null),
    takeInFolder(db, join(config.dataDirectory, 'images')),
    context.ownership === null ? context.engine.recover() : undefined,
    context.realtime.ready,
    context.deviceKey,
    context.lettersOf,
  ])
  context.engine.run()
  context.metrics.watchProcess()
  await app.listen({ port: config.port, host: config.host })
  context.ownership?.run()
  const { databaseUrl } = config
  const begin = () => startJobs(context)
  const stopJobs = cluster === null || databaseUrl === null ? begin() : leadWhenFree(databaseUrl, begin)
  const { copyTo, disk } = connection
  const stopReserve = disk.keepReserve()
  removeStaleCopies(config.dataDirectory)
  const stopBackups = copyTo === null ? null : startBackups(context, copyTo)
  const stopControl = copyTo === null ? null : await offerControl(config.dataDirectory, copyTo)

  const drain = async (): Promise<void> => {
    // others take over the classes before the phones reconnect
    await context.ownership?.close()
    await app.close()
    await stopJobs()
    await stopControl?.()
    await stopBackups?.()
    await context.imports.close()
    await context.engine.close()
    await context.realtime.close()
    await context.mail.close()
    await stopReserve()
    await cluster?.close()
    await connection.close()
    unlock()
  }
  drainOnFault(context.log, drain)
  const stop = async (code: 0 | 1): Promise<void> => {
    const isStopping = context.readiness.isDraining()
    // a superseded server has no connections worth draining
    await context.readiness.drain(code === 0 ? config.drainSeconds * 1000 : 0)
    if (isStopping) return
    setTimeout(() => process.exit(code), STOP_WITHIN_MS)
    await drain()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  // the supervisor restarts this process, which then waits as a standby
  void superseded.then(() => {
    process.stderr.write('Another server has taken over this database: this one ends.\n')
    return stop(1)
  })

  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const addresses = networkAddresses()
  process.stdout.write(greetingOf({ config, port, addresses, demo, setupToken, isPublicHostKnown }))
}

/** Run by one server at a time. Returns a stop function. */
const startJobs = (context: Context): (() => Promise<void>) => {
  context.mail.run()
  context.imports.run()
  const stops = [
    startHousekeeping(context),
    startDownsampling(context),
    watchOrphanedMeetings(context),
    startChallengeEnds(context),
  ]
  return async () => {
    await context.mail.rest()
    await context.imports.rest()
    await Promise.all(stops.map((stop) => stop()))
  }
}
