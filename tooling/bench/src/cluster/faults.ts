import { setTimeout as pause } from 'node:timers/promises'

import { changeClassState } from '@repo/api-client/classes/run-class'
import { type Client, createClient } from '@repo/api-client/core/client'

import type { AnyDatabase } from '../measure/any-database.ts'
import { signIn } from '../measure/demo-center.ts'
import type { FullClass } from './messages.ts'
import type { NatsNodes } from './nats-nodes.ts'
import type { ServerGroup } from './server-group.ts'

/** What can break, and whom it breaks. */
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
/** Coaches of one center who end their classes in the same moment. */
const AT_ONCE = 5

/** Kills the server that has the most classes, and starts it again as a supervisor does. */
export const killOwner = async ({ servers }: Cloud): Promise<void> => {
  const counts = await servers.classes()
  const owner = counts.indexOf(Math.max(...counts))
  await servers.kill(owner)
  await servers.start(owner)
}

/** Kills the node of NATS that leads the realtime log, and starts it again. */
export const killNatsLeader = async ({ nats }: Cloud): Promise<void> => {
  const leader = await nats.leaderOf('latido_realtime')
  await nats.kill(leader)
  await pause(CUT_MS)
  await nats.start(leader)
}

/** A power cut under all of NATS. */
export const killAllNats = async ({ nats }: Cloud): Promise<void> => {
  const nodes = nats.ports.map((_, index) => index)
  await Promise.all(nodes.map(nats.kill))
  await Promise.all(nodes.map(nats.start))
}

/** PostgreSQL ends every connection but the one that asks for it. */
export const endDatabaseConnections = async ({ database }: Cloud): Promise<void> => {
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
}

/** As an upgrade does: one after the other ends in order and starts again. */
export const restartInTurn = async ({ servers }: Cloud): Promise<void> => {
  for (const index of servers.ports.keys()) {
    await servers.stop(index)
    await servers.start(index)
    await pause(SETTLE_MS)
  }
}

/** Waits until the servers that can be reached have all classes. */
const takenUpByOthers = async ({ servers, classes }: Cloud): Promise<void> => {
  const until = Date.now() + TAKEN_UP_WITHIN_MS
  for (;;) {
    const [, ...others] = await servers.classes()
    if (others.reduce((sum, count) => sum + count, 0) >= classes.length) return
    if (Date.now() > until) throw new Error('nobody took up the classes of a server that was cut off')
    await pause(SETTLE_MS / 10)
  }
}

/** The first server reaches NATS no more for a while, but phones, walls and its database. */
export const cutFromNats = async (cloud: Cloud): Promise<void> => {
  cloud.servers.toNats.cut()
  await takenUpByOthers(cloud)
  await pause(CUT_MS)
  cloud.servers.toNats.heal()
}

/** The first server reaches nothing no more for a while, but phones and walls. */
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
  // one that is over already says so, and one that cannot be reached is asked again
  await client.call(changeClassState, { params: { uuid }, body: { state: 'stop' } }).catch(() => {})
}

/** Ends all classes while the first server is cut off: it and another are asked to, both at once. How long it takes. */
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
