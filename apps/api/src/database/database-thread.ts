import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { isNewFolder, markHoldsData } from './embedded-folder.ts'
import { errorOf, OPENED, type ThreadAnswer } from './thread-calls.ts'

/** Beside the bundle, or in the folder above when run from the sources. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../database-worker.ts' : './database-worker.js',
  import.meta.url,
)

/** V8's young generation is three semi-spaces: 16 MB each, like that of the main thread in the launchers. */
const LIMITS = { maxYoungGenerationSizeMb: 48 } as const

/** The thread of an embedded database. What it is asked before the database is open waits for that. */
export interface DatabaseThread {
  readonly worker: Worker
  /** Resolves once the database is open; rejects where it cannot be opened. */
  readonly opened: Promise<void>
}

/** Resolves with the thread's first word; rejects when that is a fault, or there is none. */
const openingOf = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('message', ({ id, fault }: ThreadAnswer) => {
      if (id === OPENED && fault === undefined) resolve()
      else reject(fault === undefined ? new Error('the database did not open') : errorOf(fault))
    })
    worker.once('exit', () => reject(new Error('the thread of the database ended before it was open')))
    worker.on('error', reject)
    // later errors of the thread aren't caught here
    worker.once('message', () => void worker.off('error', reject))
  })

/** Starts a thread that opens the database of a folder. The caller owns the folder. */
export const startDatabaseThread = (folder: string): DatabaseThread => {
  const worker = new Worker(workerFile, { workerData: folder, resourceLimits: LIMITS })
  const opened = openingOf(worker)
  // whoever waits hears of it
  opened.catch(() => {})
  return { worker, opened }
}

/** Starts the thread of a data directory's database; null where it has none yet. */
export const startThreadIn = (directory: string): DatabaseThread | null => {
  if (isNewFolder(directory)) return null
  markHoldsData(directory)
  return startDatabaseThread(join(directory, 'postgres'))
}
