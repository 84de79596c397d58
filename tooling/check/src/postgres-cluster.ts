import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { CommandResult } from './run-command.ts'

const USER = 'latido'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Newest version first. Debian keeps them outside `PATH`. */
const findPrograms = (): string | undefined => {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  )
  if (newest !== undefined) return dirname(newest)
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Uses `TEST_DATABASE_URL` if set. Root runs the server as `postgres`, because PostgreSQL refuses to run as root. */
export const withPostgres = async (work: (url: string) => Promise<CommandResult>): Promise<CommandResult> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') return work(given)
  const programs = findPrograms()
  if (programs === undefined) return { ok: false, output: 'PostgreSQL is not installed, so its tests did not run.' }
  const folder = mkdtempSync(join(tmpdir(), 'latido-postgres-'))
  const isRoot = process.getuid?.() === 0
  const run = (program: string, ...args: string[]): void => {
    const command = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), join(programs, program), ...args]
    execFileSync(command[0] ?? '', command.slice(1), { stdio: 'ignore', cwd: folder })
  }
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const port = await freePort()
  try {
    // without a locale, the default would be SQL_ASCII, which has no ñ
    run('initdb', '-D', data, '-A', 'trust', '-U', USER, '--encoding=UTF8', '--locale=C.UTF-8')
    run('pg_ctl', '-D', data, '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, '-w', 'start')
    try {
      return await work(`postgres://${USER}@127.0.0.1:${port}/postgres`)
    } finally {
      run('pg_ctl', '-D', data, '-m', 'fast', 'stop')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
