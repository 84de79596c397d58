import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { addGalleryImage } from '@repo/api-client/center/update-center'
import { listMembers } from '@repo/api-client/members/list-members'
import { Client } from 'pg'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { signInAt } from '../../testing/child-gym.ts'
import { freePort, startChild } from '../../testing/child-server.ts'
import { fill, smallDisk } from '../../testing/small-disk.ts'

const DEBIAN_HOME = '/usr/lib/postgresql'

/** Null without an installed PostgreSQL or the right to run it as its user. */
const programs = (): string | null => {
  if (process.getuid?.() !== 0 || !existsSync(DEBIAN_HOME)) return null
  const homes = readdirSync(DEBIAN_HOME).map((version) => join(DEBIAN_HOME, version, 'bin'))
  return homes.find((home) => existsSync(join(home, 'initdb'))) ?? null
}

const home = programs()
const disk = home === null ? null : smallDisk(200)

const startPostgres = async (folder: string): Promise<string> => {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  chmodSync(folder, 0o755)
  const own = join(folder, 'postgres')
  mkdirSync(own)
  chownSync(own, idOf('-u'), idOf('-g'))
  const run = (program: string, ...args: readonly string[]): readonly string[] => [
    '--reuid=postgres',
    '--regid=postgres',
    '--clear-groups',
    join(home ?? '', program),
    ...args,
  ]
  const data = join(own, 'data')
  execFileSync(
    'setpriv',
    [...run('initdb', '-D', data, '-A', 'trust', '-U', 'latido', '--encoding=UTF8', '--locale=C.UTF-8')],
    { stdio: 'ignore' },
  )
  const port = await freePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB', '-k', own]
  const child = spawn('setpriv', [...run('postgres', '-D', data, '-p', String(port), ...settings)], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  atEnd(async () => {
    child.kill('SIGQUIT')
    await ended
  })
  const url = `postgres://latido@127.0.0.1:${port}/postgres`
  await vi.waitFor(
    async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.end()
    },
    { timeout: 20_000, interval: 100 },
  )
  return url
}

/** An image of hundreds of kilobytes, so that its table has to grow. */
const noise = async (): Promise<Blob> => {
  const image = sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' })
}

/** Needs PostgreSQL and a machine where a test may mount a disk. */
it.skipIf(disk === null)(
  'a full disk of a PostgreSQL server is reported as such, fails no read, and recovers once there is space',
  async () => {
    const databaseUrl = await startPostgres(disk ?? '')
    const folder = mkdtempSync(join(tmpdir(), 'latido-full-postgres-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true }))
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = startChild({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      DEMO: '1',
      LOG_LEVEL: 'warn',
    })
    await server.ready
    const gym = await signInAt(url)
    const picture = await noise()
    const upload = () => gym.staff.call(addGalleryImage, { file: picture })
    await upload()
    fill(join(disk ?? '', 'ballast'))
    // the first image may fit in the free space of the table
    await vi.waitFor(
      () =>
        expect(upload()).rejects.toMatchObject({
          status: 503,
          code: 'storage-full',
          retryAfterSeconds: 30,
        }),
      { timeout: 10_000 },
    )
    await expect(gym.staff.call(listMembers, { query: {} })).resolves.toBeDefined()
    rmSync(join(disk ?? '', 'ballast'))
    await vi.waitFor(upload, { timeout: 10_000, interval: 100 })
    server.kill('SIGTERM')
    const { code, errors } = await server.ended
    expect(code).toBe(0)
    expect(errors).toContain(`"disk":"the PostgreSQL server ${new URL(databaseUrl).host}"`)
  },
  120_000,
)
