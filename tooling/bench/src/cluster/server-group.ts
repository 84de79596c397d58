import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { freePort } from '../measure/free-port.ts'
import type { NatsNodes } from './nats-nodes.ts'
import { openRelay, type Relay } from './relay.ts'
import type { ThrowawayPostgres } from './throwaway-postgres.ts'

const SERVERS = 3
const KEY = Buffer.alloc(32, 7).toString('base64')

type Cut = Pick<Relay, 'cut' | 'heal'>

/** The first server reaches NATS and PostgreSQL through relays that can be cut. */
export interface ServerGroup {
  readonly ports: readonly number[]
  readonly pids: () => readonly number[]
  readonly originOf: (index: number) => string
  readonly toNats: Cut
  readonly toPostgres: Cut
  readonly start: (index: number) => Promise<void>
  readonly kill: (index: number) => Promise<void>
  readonly stop: (index: number) => Promise<void>
  readonly classes: () => Promise<readonly number[]>
  /** Number of log lines per warning or fault. */
  readonly complaints: () => Readonly<Record<string, number>>
  readonly stopAll: () => Promise<void>
}

const CLASSES = /^latido_classes (\d+)$/m

const classesAt = async (origin: string): Promise<number> => {
  const answer = await fetch(`${origin}/metrics`).catch(() => null)
  return answer === null ? 0 : Number(CLASSES.exec(await answer.text())?.[1] ?? 0)
}

const countComplaints = (file: string): Record<string, number> => {
  const counted: Record<string, number> = {}
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((one) => one.startsWith('{'))) {
    const { msg, where, reason, error } = JSON.parse(line) as Record<string, unknown>
    const name = [msg, where, reason, error === undefined ? undefined : JSON.stringify(error).slice(0, 300)]
      .filter(Boolean)
      .join(' ')
      .trim()
    counted[name] = (counted[name] ?? 0) + 1
  }
  return counted
}

/** Sequential, because the first creates the schema and demo center. */
export const startServerGroup = async (
  folder: string,
  { nats, postgres }: { readonly nats: NatsNodes; readonly postgres: ThrowawayPostgres },
): Promise<ServerGroup> => {
  const indices = Array.from({ length: SERVERS }, (_, index) => index)
  const ports = await Promise.all(indices.map(() => freePort()))
  const toNats = await Promise.all(nats.ports.map(openRelay))
  const toPostgres = await openRelay(postgres.port)
  const log = join(folder, 'servers.log')
  const logTo = openSync(log, 'a')
  const running: (BuiltServer | null)[] = indices.map(() => null)
  const originOf = (index: number): string => `http://127.0.0.1:${ports[index]}`
  const start = async (index: number): Promise<void> => {
    const isFirst = index === 0
    const natsPorts = isFirst ? toNats.map(({ port }) => port) : nats.ports
    const databaseUrl = isFirst ? postgres.url.replace(`:${postgres.port}/`, `:${toPostgres.port}/`) : postgres.url
    running[index] = await startBuiltServer({
      dataDirectory: join(folder, `data-${index}`),
      port: ports[index] ?? 0,
      databaseUrl,
      logTo,
      settings: {
        NATS_URL: natsPorts.map((port) => `nats://127.0.0.1:${port}`).join(','),
        NATS_REPLICAS: String(nats.count),
        INSTALLATION_KEY: KEY,
      },
    })
  }
  const end = async (index: number, how: 'kill' | 'stop'): Promise<void> => {
    const server = running[index]
    running[index] = null
    await server?.[how]()
  }
  for (const index of indices) await start(index)
  return {
    ports,
    pids: () => running.flatMap((server) => server?.pid ?? []),
    originOf,
    toNats: {
      cut: () => toNats.forEach((relay) => relay.cut()),
      heal: () => toNats.forEach((relay) => relay.heal()),
    },
    toPostgres,
    start,
    kill: (index) => end(index, 'kill'),
    stop: (index) => end(index, 'stop'),
    classes: () => Promise.all(indices.map((index) => classesAt(originOf(index)))),
    complaints: () => countComplaints(log),
    stopAll: async () => {
      await Promise.all(indices.map((index) => end(index, 'kill')))
      for (const relay of [...toNats, toPostgres]) relay.close()
    },
  }
}
