import assert from 'node:assert/strict'
import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { logIn } from '@repo/api-client/auth/log-in'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { extract } from 'tar'

/** Isolated from this machine's environment. */
const environment = (dataDirectory: string) => ({
  PATH: '/usr/bin:/bin',
  DATA_DIR: dataDirectory,
  PORT: '0',
  LOG_LEVEL: 'error',
})

const command = (folder: string, dataDirectory: string, ...words: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(join(folder, 'latido'), words, {
    cwd: join(folder, '..'),
    env: environment(dataDirectory),
    encoding: 'utf8',
  })

const start = async (folder: string, dataDirectory: string) => {
  const child = spawn(join(folder, 'latido'), [], {
    cwd: join(folder, '..'),
    env: environment(dataDirectory),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = /^ +Panel +(http\S+)\/$/.exec(line) ?? []
    if (origin !== undefined) return { child, origin }
  }
  throw new Error('the archive does not start')
}

const asPage = async (url: string): Promise<string> => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  assert.equal(answer.status, 200, url)
  return answer.text()
}

const openPages = async (origin: string): Promise<void> => {
  for (const path of ['/', '/login', '/live/', '/join/']) {
    const page = await asPage(`${origin}${path}`)
    const [, script] = /<script[^>]*src="([^"]+\.js)"/.exec(page) ?? []
    assert.ok(script, `${path} names no script`)
    assert.equal((await fetch(new URL(script, `${origin}${path}`))).status, 200, script)
  }
}

const signIn = async (origin: string): Promise<void> => {
  const anonymous = createClient({ baseUrl: origin, headers: () => ({}) })
  const { key: centerKey } = await anonymous.call(searchCenter, { params: { host: 'localhost' } })
  const client = createClient({ baseUrl: origin, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const body = { email: 'admin@demo.example', password: 'demo-password', isRemembered: false }
  assert.ok((await client.call(logIn, { body })).token_user)
}

const succeeds = ({ status, stdout, stderr }: SpawnSyncReturns<string>, words: string): string => {
  assert.equal(status, 0, `latido ${words}: ${stderr}`)
  return stdout
}

/** Runs the health check of the Containerfile. */
const isHealthy = (folder: string, origin: string): boolean => {
  const containerfile = readFileSync(join(folder, 'deploy/Containerfile'), 'utf8')
  const [, words = '[]'] = /^HEALTHCHECK .*\\\n +CMD (\[.*\])$/m.exec(containerfile) ?? []
  const [program = '', ...args] = JSON.parse(words) as readonly string[]
  assert.match(program, /^\/opt\/latido\//)
  const env = { PORT: new URL(origin).port }
  return spawnSync(program.replace('/opt/latido', folder), args, { env, stdio: 'ignore' }).status === 0
}

const RECEIVER_TIMEOUT_MS = 30_000

/** Starts the receiver's archive until the server gives it a pairing code. */
const tryReceiver = async (archive: string, place: string, origin: string): Promise<void> => {
  const own = join(place, 'receiver')
  mkdirSync(own)
  await extract({ file: archive, cwd: own })
  const [name = ''] = readdirSync(own)
  const child = spawn(join(own, name, 'latido-receiver'), [], {
    timeout: RECEIVER_TIMEOUT_MS,
    env: {
      PATH: '/usr/bin:/bin',
      LATIDO_SERVER: origin,
      LATIDO_CENTER: 'localhost',
      STATE_DIRECTORY: join(own, 'state'),
      RUNTIME_DIRECTORY: join(own, 'memory'),
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })
  const found: string[] = []
  for await (const line of lines) {
    found.push(line)
    if (/^enter \d{3} \d{3} /.test(line)) break
  }
  assert.match(found.at(-1) ?? '', /^enter /, `the receiver shows no code: ${found.join('\n')}`)
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  assert.equal(code, 0, 'SIGTERM of the receiver')
}

/** Runs a user's steps outside the repository: start, sign in, back up, stop, and restore. */
export const tryArchive = async (archive: string, version: string, receiver: string | null): Promise<void> => {
  const place = mkdtempSync(join(tmpdir(), 'latido-archive-'))
  try {
    await extract({ file: archive, cwd: place })
    const [name = ''] = readdirSync(place)
    const folder = join(place, name)
    const data = join(place, 'data')
    assert.equal(succeeds(command(folder, data, '--version'), '--version').trim(), version)

    const { child, origin } = await start(folder, data)
    const health = (await (await fetch(`${origin}/healthz`)).json()) as { readonly status: string }
    assert.equal(health.status, 'ok')
    assert.ok(isHealthy(folder, origin), 'HEALTHCHECK of a server that runs')
    await openPages(origin)
    await signIn(origin)
    if (receiver !== null) await tryReceiver(receiver, place, origin)
    const kept = join(place, 'gym.backup')
    succeeds(command(folder, data, 'backup', kept), 'backup')
    assert.ok(statSync(kept).size > 0)
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    assert.equal(code, 0, 'SIGTERM')
    assert.ok(!isHealthy(folder, origin), 'HEALTHCHECK of a server that is gone')

    const restored = join(place, 'restored')
    succeeds(command(folder, restored, 'restore', kept), 'restore')
    const centers = succeeds(command(folder, restored, 'center', 'list'), 'center list')
    assert.equal(centers, succeeds(command(folder, data, 'center', 'list'), 'center list'))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
