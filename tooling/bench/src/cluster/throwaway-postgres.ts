import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

import { endsWithUs, stopProcess } from '../measure/child-process.ts'
import { freePort } from '../measure/free-port.ts'

const DEBIAN_HOME = '/usr/lib/postgresql'
const ANSWERS_WITHIN_MS = 30_000

const programs = (): string | null => {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME).toSorted((a, b) => Number(b) - Number(a)) : []
  const homes = versions.map((version) => join(DEBIAN_HOME, version, 'bin'))
  return homes.find((home) => existsSync(join(home, 'initdb'))) ?? null
}

export const hasPostgres = programs() !== null

export interface ThrowawayPostgres {
  readonly port: number
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root. */
const asOrdinaryUser = (folder: string): readonly string[] => {
  if (process.getuid?.() !== 0) return []
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  chownSync(folder, idOf('-u'), idOf('-g'))
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--']
}

const isAnswering = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** `within` must be accessible to the `postgres` user. */
export const startPostgres = async (within: string): Promise<ThrowawayPostgres> => {
  const home = programs()
  if (home === null) throw new Error('PostgreSQL is not installed')
  chmodSync(within, 0o755)
  const folder = join(within, 'postgres')
  mkdirSync(folder)
  const user = asOrdinaryUser(folder)
  const run = (program: string, ...args: readonly string[]): readonly [string, string[]] => {
    const [command = '', ...rest] = [...user, join(home, program), ...args]
    return [command, rest]
  }
  const data = join(folder, 'data')
  execFileSync(...run('initdb', '-D', data, '-A', 'trust', '-U', 'latido', '--encoding=UTF8', '--locale=C.UTF-8'), {
    stdio: 'ignore',
  })
  const port = await freePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200', '-k', folder]
  const child = endsWithUs(spawn(...run('postgres', '-D', data, '-p', String(port), ...settings), { stdio: 'ignore' }))
  const url = `postgres://latido@127.0.0.1:${port}/postgres`
  const until = Date.now() + ANSWERS_WITHIN_MS
  while (!(await isAnswering(url))) {
    if (Date.now() > until) throw new Error('PostgreSQL does not start')
    await pause(100)
  }
  return { port, url, pid: child.pid ?? 0, stop: () => stopProcess(child, 'SIGINT') }
}
