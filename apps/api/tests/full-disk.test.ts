import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { ApiError } from '@repo/api-client/core/api-error'
import { expect, it } from 'vitest'

import { atEnd } from './at-end.ts'
import { joinAt, signInAt, startFirstClass } from './child-gym.ts'
import { freePort, startChild } from './child-server.ts'

/** More than a new center needs, and little enough to be filled at once. */
const DISK_MB = 400
/** Fewer than a phone may send at once. */
const MOST_SENT = 50
/** A phone tries again after these: no answer, and not now. */
const PASSING = [10, 503]

/** A disk of its own for a folder; null where this machine lets nobody have one. */
const smallDisk = (): string | null => {
  if (process.platform !== 'linux') return null
  const folder = mkdtempSync(join(tmpdir(), 'latido-disk-'))
  atEnd(() => rmdirSync(folder))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  if (status !== 0) return null
  atEnd(() => void spawnSync('umount', ['-l', folder]))
  return folder
}

/** Takes all the room that is left, in one file. */
const fill = (file: string): void => {
  const handle = openSync(file, 'w')
  for (let size = 1_048_576; size >= 512; size /= 2) {
    const piece = Buffer.alloc(size)
    try {
      for (;;) writeSync(handle, piece)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(handle)
}

const disk = smallDisk()

/** Skipped where a test may not mount a disk. */
it.skipIf(disk === null)(
  'a disk that is full under a class ends the server at once, which goes on with all it acknowledged once there is room',
  async () => {
    const ballast = join(disk ?? '', 'ballast')
    const port = await freePort()
    const environment = { DATA_DIR: join(disk ?? '', 'data'), PORT: String(port), DEMO: '1' }
    const first = startChild(environment)
    await first.ready
    const gym = await signInAt(`http://127.0.0.1:${port}`)
    const { room } = await startFirstClass(gym)
    const phone = await joinAt(gym, room, '100001')
    const send = (sequence: number) => phone.send(sequence, { at: phone.start + sequence * 120, hr: 120 })
    for (let sequence = 0; sequence < 5; sequence += 1) expect(await send(sequence)).toMatchObject({ accepted: 1 })

    fill(ballast)
    let acknowledged = 5
    const sendOn = async (): Promise<unknown> => {
      for (; acknowledged < MOST_SENT; acknowledged += 1) {
        const refusal = await send(acknowledged).then(
          () => null,
          (error: unknown) => error,
        )
        if (refusal !== null) return refusal
      }
      return null
    }
    expect(PASSING).toContain(((await sendOn()) as ApiError | null)?.status)
    expect(await first.ended).toMatchObject({ code: 1 })

    rmSync(ballast)
    const second = startChild(environment)
    await second.ready
    for (let sequence = 0; sequence < acknowledged; sequence += 1) {
      expect(await send(sequence)).toMatchObject({ accepted: 0, duplicate: 1 })
    }
    expect(await send(acknowledged + 1)).toMatchObject({ accepted: 1 })
    second.kill('SIGTERM')
    expect(await second.ended).toMatchObject({ code: 0 })
  },
  300_000,
)
