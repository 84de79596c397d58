import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { atEnd } from './at-end.ts'
import { freePort } from './child-server.ts'

const PROGRAM = ['nats-server', '/usr/sbin/nats-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
)

export const whyNoNats: string | null = PROGRAM === undefined ? 'nats-server is not installed' : null

export interface NatsPeer {
  readonly url: string
  readonly kill: () => Promise<void>
  /** Stops the process with a signal, like a network that disappears. Resolves once it has stopped. */
  readonly freeze: () => Promise<void>
  readonly thaw: () => void
  readonly start: () => Promise<void>
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Linux only. A signal takes effect with a delay. */
const isStopped = (id: number): boolean => {
  const tasks = `/proc/${id}/task`
  if (!existsSync(tasks)) return true
  return readdirSync(tasks).every((task) => /\) T /.test(readFileSync(join(tasks, task, 'stat'), 'utf8')))
}

export const startNatsPeer = async (args: readonly string[] = []): Promise<NatsPeer> => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'latido-nats-'))
  const run = () =>
    spawn(PROGRAM ?? '', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder, ...args], { stdio: 'ignore' })
  let child: ReturnType<typeof run> | null = null
  const start = async (): Promise<void> => {
    child = run()
    while (!(await isListening(port))) await pause(20)
  }
  const kill = async (): Promise<void> => {
    const gone = child
    child = null
    if (gone === null) return
    const ended = new Promise((resolve) => gone.once('close', resolve))
    gone.kill('SIGKILL')
    await ended
  }
  await start()
  atEnd(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    kill,
    freeze: async () => {
      const id = child?.pid
      if (id === undefined) return
      process.kill(id, 'SIGSTOP')
      while (!isStopped(id)) await pause(1)
    },
    thaw: () => void child?.kill('SIGCONT'),
  }
}

export const startNatsPeers = async (count: number): Promise<readonly NatsPeer[]> => {
  const routes = await Promise.all(Array.from({ length: count }, () => freePort()))
  const urls = routes.map((port) => `nats://127.0.0.1:${port}`)
  const cluster = ['--cluster_name', 'latido', '--no_advertise', '--routes', urls.join(',')]
  return Promise.all(urls.map((url, index) => startNatsPeer([...cluster, '--cluster', url, '--name', `node-${index}`])))
}
