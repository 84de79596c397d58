import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { freePort } from '../../testing/child-server.ts'
import { fill, smallDisk } from '../../testing/small-disk.ts'

const disk = smallDisk(4)

/** Needs a machine where a test may mount a disk. */
it.skipIf(disk === null)(
  'a server with its log on a full disk keeps running and logs again once there is space',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latido-full-log-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(disk ?? '', 'log')
    const port = await freePort()
    const server = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: String(port), DEMO: '0', ACCESS_LOG: '1' },
      stdio: ['ignore', 'ignore', openSync(file, 'a')],
    })
    atEnd(() => void server.kill('SIGKILL'))
    const ended = once(server, 'exit')
    const healths = async (count: number): Promise<void> => {
      for (let call = 0; call < count; call += 1) {
        expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      }
    }
    await vi.waitFor(() => healths(1), { timeout: 30_000, interval: 100 })
    fill(join(disk ?? '', 'ballast'))
    // more lines than fit in the last block of the file
    await healths(100)
    rmSync(join(disk ?? '', 'ballast'))
    const before = readFileSync(file).length
    await healths(1)
    await vi.waitFor(() => expect(readFileSync(file).length).toBeGreaterThan(before))
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
  60_000,
)
