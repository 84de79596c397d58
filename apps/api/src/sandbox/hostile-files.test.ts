import { importLimits } from '@repo/domain/imports/import'
import { writeFit } from '@repo/recordings/write-fit'
import { searchSeeds } from '@repo/test-size'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { hostileFiles, type HostileFile } from '../../testing/hostile/hostile-files.ts'
import type { Log } from '../lib/log.ts'
import { createSandbox } from './sandbox.ts'

/** A failing file can be reproduced by its seed. */
const [, SEED] = searchSeeds

const MOST_SAMPLES = 86_400
const WIDTH = 512
const MOST = { training: MOST_SAMPLES, image: WIDTH, table: importLimits.rows }

const silent: Log = { info: () => {}, warn: () => {}, fault: () => {} }

const sandbox = createSandbox({ log: silent })
const good = {
  training: writeFit({
    startAt: new Date('2026-03-01T15:00:00Z'),
    calories: null,
    samples: [{ second: 0, heartRate: 120 }],
  }),
  image: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#16a085' } })
    .png()
    .toBuffer(),
  table: Buffer.from('Email,First name\nana@gym.example,Ana\n'),
}
const GOOD_SIZE = { training: 1, image: 4, table: 1 }

/** Size of the result. Null if the file is refused. */
const outcomeOf = async ({ target, bytes }: Omit<HostileFile, 'kind'>): Promise<number | null> => {
  if (target === 'training') {
    const request = { bytes, now: Date.UTC(2026, 10, 27), zone: 'America/Mexico_City', activities: null }
    const read = await sandbox.run('recording', request)
    if (read === null || typeof read === 'string') return null
    return 'activities' in read ? read.activities.length : Math.max(...read.map(({ seconds }) => seconds.length))
  }
  if (target === 'table') {
    const read = await sandbox.run('table', { bytes, kind: 'members', today: '2026-11-29', chosen: null })
    if (read === null || typeof read === 'string') return null
    return read.facts.rows
  }
  const image = await sandbox.run('image', { bytes, width: WIDTH })
  if (image === null) return null
  const { format, width, height } = await sharp(image).metadata()
  return format === 'webp' ? Math.max(width, height) : Number.NaN
}

describe('hostile files', () => {
  atEnd(sandbox.close)

  it.each([...hostileFiles(SEED)].map((file) => [file.kind, file.target, file] as const))(
    '%s is refused as a %s or read within limits, and the next good file is read',
    async (_, target, file) => {
      const outcome = await outcomeOf(file)
      expect(outcome ?? 0).toBeLessThanOrEqual(MOST[target])
      expect(await outcomeOf({ target, bytes: good[target] })).toBe(GOOD_SIZE[target])
    },
  )
})
