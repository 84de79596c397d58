import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildServer } from '../src/app/build-server.ts'
import { createContext } from '../src/app/create-context.ts'
import { readConfig } from '../src/app/read-config.ts'
import { joinCluster } from '../src/cluster/cluster.ts'
import type { Connection } from '../src/database/connection.ts'
import { createLog } from '../src/lib/log.ts'
import { atEnd } from './at-end.ts'
import { startNatsPeer, type NatsPeer } from './nats-peer.ts'
import { testClock, type TestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'
import type { TestServer } from './test-server.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')

export interface ServerGroup {
  readonly peer: NatsPeer
  readonly clock: TestClock
  readonly start: () => Promise<GroupServer>
}

interface GroupServer extends TestServer {
  readonly leaveNats: () => Promise<void>
}

interface Ground {
  readonly connection: Connection
  readonly clock: TestClock
  readonly peer: NatsPeer
  /** Closers of servers that outlive the test that started them. */
  readonly closers: (() => Promise<void>)[]
}

const startOne = async ({ connection, clock, peer, closers }: Ground): Promise<GroupServer> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'latido-data-'))
  const config = readConfig(
    {
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      NATS_URL: peer.url,
      DATABASE_URL: 'postgres://nobody@nowhere/none',
      INSTALLATION_KEY: KEY,
    },
    '/',
  )
  if (config.nats === null) throw new Error('the servers of a group share NATS')
  const log = createLog('silent')
  const cluster = await joinCluster(config.nats, { clock, log })
  const context = createContext(config, connection, { testClock: clock, testLog: log, cluster })
  const app = await buildServer(context, join(import.meta.dirname, 'no-apps'))
  await context.realtime.ready
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  closers.push(async () => {
    await context.ownership?.close()
    await app.close()
    await context.engine.close()
    await context.realtime.close()
    await context.mail.close()
    await cluster.close()
    rmSync(dataDirectory, { recursive: true, force: true })
  })
  return { app, context, clock, url, leaveNats: () => cluster.close() }
}

export const openServerGroup = async (): Promise<ServerGroup> => {
  const connection = await openTestDatabase()
  atEnd(() => connection.close())
  const peer = await startNatsPeer()
  const clock = testClock()
  const ground: Ground = { connection, clock, peer, closers: [] }
  atEnd(async () => {
    for (const close of ground.closers.toReversed()) await close()
  })
  return { peer, clock, start: () => startOne(ground) }
}
