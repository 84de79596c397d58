import { Worker } from 'node:worker_threads'

import type { Recording } from '@repo/recordings/recorded-sample'

import { Refusal } from './errors/refusal.ts'

/** Reads files of trainings that strangers made. */
export interface Recordings {
  /** @throws {Refusal} for what is no FIT or TCX file or damaged, and when too many are waiting. */
  readonly read: (bytes: Uint8Array) => Promise<Recording>
}

const MOST_WAITING = 20
const READ_WITHIN_MS = 15_000
const MOST_MEMORY_MB = 256

/** Beside the bundle, or beside the source. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './recordings-worker.ts' : './recordings-worker.js',
  import.meta.url,
)

/** A file may be made to take long or much memory: its reader is then ended, and nothing else waits for it. */
const readApart = (bytes: Uint8Array): Promise<Recording> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    const refuse = (): void => reject(new Refusal('recording-unreadable'))
    const end = setTimeout(() => void worker.terminate(), READ_WITHIN_MS)
    worker.once('message', (read: Recording) => resolve(read))
    worker.once('error', refuse)
    worker.once('exit', () => {
      clearTimeout(end)
      refuse()
    })
  })

/** One file is read at a time. */
export const createRecordings = (): Recordings => {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: async (bytes) => {
      if (waiting >= MOST_WAITING) throw new Refusal('rate-limited', { retryAfterSeconds: READ_WITHIN_MS / 1000 })
      waiting += 1
      const before = last
      const reading = before.then(
        () => readApart(bytes),
        () => readApart(bytes),
      )
      last = reading
      try {
        return await reading
      } finally {
        waiting -= 1
      }
    },
  }
}
