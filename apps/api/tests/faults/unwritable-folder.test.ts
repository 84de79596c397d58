import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { startChild } from '../../testing/child-server.ts'
import { fill, smallDisk } from '../../testing/small-disk.ts'

const disk = smallDisk(60)

const startIn = (folder: string) => startChild({ DATA_DIR: folder, PORT: '0', DEMO: '0' }).ended

/** Needs a machine where a test may mount a disk. */
it.skipIf(disk === null)(
  'a start on a full or read-only disk fails with instructions',
  async () => {
    const folder = join(disk ?? '', 'data')
    mkdirSync(folder)
    const full = { code: 1, errors: `The disk of ${folder} is full. Free up at least 100 MB on it and start again.\n` }
    // the disk fills while the first start creates its database
    expect(await startIn(folder)).toEqual(full)
    fill(join(disk ?? '', 'ballast'))
    expect(await startIn(folder)).toEqual(full)
    rmSync(join(disk ?? '', 'ballast'))

    expect(spawnSync('mount', ['-o', 'remount,ro', disk ?? '']).status).toBe(0)
    const { code, errors } = await startIn(folder)
    expect(code).toBe(1)
    expect(errors).toMatch(
      new RegExp(`^${folder} can't be written \\(.*read-?only.*\\)\\. Make the folder and its disk writable for `),
    )
  },
  120_000,
)
