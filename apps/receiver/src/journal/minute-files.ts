import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

import type { Milliseconds } from '@repo/domain/core/units'
import type { StrapSample } from '@repo/straps/journal'

const MINUTE: Milliseconds = 60_000
const NAME = /^(\d+)\.(\d+)\.json\.gz$/

export const minuteOf = (second: Milliseconds): Milliseconds => Math.floor(second / MINUTE) * MINUTE

const secondsOf = (minute: Milliseconds): readonly Milliseconds[] =>
  Array.from({ length: 60 }, (_, index) => minute + index * 1000)

interface MinuteFile {
  readonly path: string
  /** The most samples that a second has. */
  readonly samples: number
  readonly left: Set<Milliseconds>
}

export interface MinuteFiles {
  /** Resolves once the minute survives a power cut. */
  readonly write: (minute: Milliseconds, samples: readonly StrapSample[]) => Promise<void>
  /** Seconds that may have samples, with at most so many. */
  readonly seconds: () => readonly { readonly at: Milliseconds; readonly samples: number }[]
  readonly has: (second: Milliseconds) => boolean
  readonly read: (minute: Milliseconds) => Promise<readonly StrapSample[]>
  /** Removes the file of a minute with its last second. */
  readonly remove: (seconds: readonly Milliseconds[]) => Promise<void>
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Compressed minutes. Their names hold what the index needs, so that a start reads no file. */
export const openMinuteFiles = (folder: string): MinuteFiles => {
  mkdirSync(folder, { recursive: true })
  const files = new Map<Milliseconds, MinuteFile>()
  let last: { readonly minute: Milliseconds; readonly samples: readonly StrapSample[] } | null = null
  for (const name of readdirSync(folder)) {
    const [, minute, samples] = NAME.exec(name) ?? []
    if (name.endsWith('.new')) rmSync(join(folder, name))
    if (minute === undefined) continue
    const left = new Set(secondsOf(Number(minute)))
    files.set(Number(minute), { path: join(folder, name), samples: Number(samples), left })
  }
  const read = async (minute: Milliseconds): Promise<readonly StrapSample[]> => {
    const file = files.get(minute)
    if (file === undefined) return []
    if (last?.minute === minute) return last.samples
    const text = await promisify(gunzip)(await readFile(file.path))
    const samples = JSON.parse(text.toString()) as readonly StrapSample[]
    last = { minute, samples }
    return samples
  }
  return {
    read,
    has: (second) => files.get(minuteOf(second))?.left.has(second) ?? false,
    seconds: () => [...files.values()].flatMap(({ left, samples }) => [...left].map((at) => ({ at, samples }))),
    write: async (minute, samples) => {
      const counts = Map.groupBy(samples, ({ at }) => at)
      const most = Math.max(0, ...[...counts.values()].map(({ length }) => length))
      const path = join(folder, `${minute}.${most}.json.gz`)
      const handle = await open(`${path}.new`, 'w', 0o600)
      try {
        await handle.writeFile(await promisify(gzip)(JSON.stringify(samples)))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${path}.new`, path)
      await syncFolder(folder)
      const before = files.get(minute)
      if (before !== undefined && before.path !== path) await rm(before.path, { force: true })
      files.set(minute, { path, samples: most, left: new Set(counts.keys()) })
      last = null
    },
    remove: async (seconds) => {
      for (const second of seconds) {
        const minute = minuteOf(second)
        const file = files.get(minute)
        file?.left.delete(second)
        if (file?.left.size !== 0) continue
        files.delete(minute)
        await rm(file.path, { force: true })
      }
    },
  }
}
