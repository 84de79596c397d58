import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { endsWithUs, stopProcess } from '../measure/child-process.ts'
import { freePort } from '../measure/free-port.ts'

const PROGRAM = ['nats-server', '/usr/sbin/nats-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
)
const READY_WITHIN_MS = 30_000

export const hasNats = PROGRAM !== undefined

interface StreamDetail {
  readonly name: string
  readonly cluster?: { readonly leader?: string }
}

interface StreamReport {
  readonly account_details?: readonly { readonly stream_detail?: readonly StreamDetail[] }[]
}

export interface NatsNodes {
  readonly count: number
  readonly ports: readonly number[]
  readonly pids: () => readonly number[]
  readonly leaderOf: (stream: string) => Promise<number>
  readonly kill: (index: number) => Promise<void>
  /** Keeps its storage. Resolves when it has rejoined the cluster. */
  readonly start: (index: number) => Promise<void>
  readonly stop: () => Promise<void>
}

const answers = async (url: string): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  fetch(url).then(
    ({ ok }) => resolve(ok),
    () => resolve(false),
  )
  return promise
}

export const startNatsNodes = async (folder: string, count: number): Promise<NatsNodes> => {
  const indices = Array.from({ length: count }, (_, index) => index)
  const portsOf = async () => Promise.all(indices.map(() => freePort()))
  const [ports, routes, monitors] = [await portsOf(), await portsOf(), await portsOf()]
  const children: (ChildProcess | null)[] = indices.map(() => null)
  const addressOf = (index: number): string => `http://127.0.0.1:${monitors[index]}`
  const peers = routes.map((port) => `nats://127.0.0.1:${port}`)
  const cluster = (index: number): readonly string[] => [
    '--cluster_name',
    'latido',
    '--cluster',
    peers[index] ?? '',
    '--routes',
    peers.join(','),
    // clients use only the addresses given, some of which can be cut
    '--no_advertise',
  ]
  const start = async (index: number): Promise<void> => {
    const store = join(folder, `nats-${index}`)
    mkdirSync(store, { recursive: true })
    const place = ['-a', '127.0.0.1', '-p', String(ports[index]), '-m', String(monitors[index])]
    const args = ['-js', '-sd', store, '--name', `node-${index}`, ...place, ...(count > 1 ? cluster(index) : [])]
    children[index] = endsWithUs(spawn(PROGRAM ?? '', args, { stdio: 'ignore' }))
    const until = Date.now() + READY_WITHIN_MS
    while (!(await answers(`${addressOf(index)}/healthz`))) {
      if (Date.now() > until) throw new Error(`node ${index} of NATS does not start`)
      await pause(50)
    }
  }
  const kill = async (index: number): Promise<void> => {
    const child = children[index]
    children[index] = null
    if (child) await stopProcess(child, 'SIGKILL')
  }
  const leaderOf = async (stream: string): Promise<number> => {
    const alive = children.findIndex((child) => child !== null)
    const answer = await fetch(`${addressOf(alive)}/jsz?streams=true`)
    const { account_details: accounts = [] } = (await answer.json()) as StreamReport
    const detail = accounts.flatMap((account) => account.stream_detail ?? []).find(({ name }) => name === stream)
    return Number(detail?.cluster?.leader?.replace('node-', '') ?? alive)
  }
  await Promise.all(indices.map(start))
  return {
    count,
    ports,
    pids: () => children.flatMap((child) => child?.pid ?? []),
    leaderOf,
    kill,
    start,
    stop: async () => void (await Promise.all(indices.map(kill))),
  }
}
