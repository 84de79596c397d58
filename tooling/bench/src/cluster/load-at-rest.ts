import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { cpuMilliseconds } from '../measure/server-load.ts'
import type { NatsNodes } from './nats-nodes.ts'
import type { ServerGroup } from './server-group.ts'
import type { ThrowawayPostgres } from './throwaway-postgres.ts'

const MEASURED_MS = 10_000

const withChildren = (pid: number): readonly number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
]

const measure = (pids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(pids.filter((pid) => existsSync(`/proc/${pid}/task`)).map((pid) => [pid, cpuMilliseconds(pid)]))

const shareBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): string => {
  const spent = [...after].reduce((sum, [pid, milliseconds]) => sum + milliseconds - (before.get(pid) ?? 0), 0)
  return `${((100 * spent) / MEASURED_MS).toFixed(0)} %`
}

interface Kinds {
  readonly servers: ServerGroup
  readonly nats: NatsNodes
  readonly postgres: ThrowawayPostgres
  readonly gym: number
  readonly balancer: number
}

export const loadAtRest = async ({ servers, nats, postgres, gym, balancer }: Kinds): Promise<string> => {
  const kinds = {
    'the servers': () => servers.pids(),
    PostgreSQL: () => withChildren(postgres.pid),
    NATS: () => nats.pids(),
    'phones and walls': () => [gym],
    'the balancer': () => [balancer],
  }
  const measureAll = () => Object.values(kinds).map((pids) => measure(pids()))
  const before = measureAll()
  await pause(MEASURED_MS)
  const shares = measureAll().map((after, index) => shareBetween(before[index] ?? new Map<number, number>(), after))
  return Object.keys(kinds)
    .map((kind, index) => `${kind} ${shares[index]}`)
    .join(', ')
}
