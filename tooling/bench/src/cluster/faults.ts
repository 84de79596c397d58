import { setTimeout as pause } from 'node:timers/promises'

import { changeClassState } from '@repo/api-client/classes/run-class'
import { type Client, createClient } from '@repo/api-client/core/client'

import type { AnyDatabase } from '../measure/any-database.ts'
import { signIn } from '../measure/demo-center.ts'
import type { FullClass } from './messages.ts'
import type { NatsNodes } from './nats-nodes.ts'
import type { ServerGroup } from './server-group.ts'

export interface Cloud {
  readonly servers: ServerGroup
  readonly nats: NatsNodes
  readonly database: AnyDatabase
  readonly classes: readonly FullClass[]
}

const CUT_MS = 8_000
const TAKEN_UP_WITHIN_MS = 20_000
const SETTLE_MS = 1_000
const GIVEN_UP_MS = 600_000
const AT_ONCE = 5

export const killOwner = async ({ servers }: Cloud): Promise<void> => {
  const counts = await servers.classes()
  const owner = counts.indexOf(Math.max(...counts))
  await servers.kill(owner)
  await servers.start(owner)
}

export const killNatsLeader = async ({ nats }: Cloud): Promise<void> => {
  const leader = await nats.leaderOf('latido_realtime')
  await nats.kill(leader)
  await pause(CUT_MS)
  await nats.start(leader)
}

export const killAllNats = async ({ nats }: Cloud): Promise<void> => {
  const nodes = nats.ports.map((_, index) => index)
  await Promise.all(nodes.map(nats.kill))
  await Promise.all(nodes.map(nats.start))
}

export const endDatabaseConnections = async ({ database }: Cloud): Promise<void> => {
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
}

/** Rolling restart, as for an upgrade. */
export const restartInTurn = async ({ servers }: Cloud): Promise<void> => {
  for (const index of servers.ports.keys()) {
    await servers.stop(index)
    await servers.start(index)
    await pause(SETTLE_MS)
  }
}

const takenUpByOthers = async ({ servers, classes }: Cloud): Promise<void> => {
  const until = Date.now() + TAKEN_UP_WITHIN_MS
  for (;;) {
    const [, ...others] = await servers.classes()
    if (others.reduce((sum, count) => sum + count, 0) >= classes.length) return
    if (Date.now() > until) throw new Error('nobody took up the classes of a server that was cut off')
    await pause(SETTLE_MS / 10)
  }
}

/** Cuts the first server off from NATS, but not from clients and database. */
export const cutFromNats = async (cloud: Cloud): Promise<void> => {
  cloud.servers.toNats.cut()
  await takenUpByOthers(cloud)
  await pause(CUT_MS)
  cloud.servers.toNats.heal()
}

/** Cuts the first server off from NATS and database, but not from clients. */
export const cutFromAll = async (cloud: Cloud): Promise<void> => {
  cloud.servers.toNats.cut()
  cloud.servers.toPostgres.cut()
  await takenUpByOthers(cloud)
  await pause(CUT_MS)
  cloud.servers.toNats.heal()
  cloud.servers.toPostgres.heal()
}

const runningOf = async ({ database, classes }: Cloud): Promise<readonly string[]> => {
  const { rows } = await database.query('select uuid from classes where uuid = any($1) and ended_at is null', [
    classes.map(({ uuid }) => uuid),
  ])
  return rows.map(({ uuid }) => String(uuid))
}

const endAt = async (client: Client, uuid: string): Promise<void> => {
  // a class may have ended already; an unreachable server is retried
  await client.call(changeClassState, { params: { uuid }, body: { state: 'stop' } }).catch(() => {})
}

/** Ends all classes through two servers at once, one of them cut off. Returns the duration. */
export const endWhileSplit = async (cloud: Cloud): Promise<number> => {
  const { servers } = cloud
  const { headers } = await signIn(servers.originOf(1))
  const coaches = [0, 1].map((index) => createClient({ baseUrl: servers.originOf(index), headers: () => headers }))
  servers.toNats.cut()
  await takenUpByOthers(cloud)
  const since = Date.now()
  for (let running = await runningOf(cloud); running.length > 0; running = await runningOf(cloud)) {
    if (Date.now() > since + GIVEN_UP_MS) throw new Error(`${running.length} classes cannot be ended`)
    for (let from = 0; from < running.length; from += AT_ONCE) {
      const some = running.slice(from, from + AT_ONCE)
      await Promise.all(some.flatMap((uuid) => coaches.map((coach) => endAt(coach, uuid))))
    }
  }
  servers.toNats.heal()
  return Date.now() - since
}
