import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { isNewFolder, markHoldsData } from './check-data-directory.ts'
import { deserializeError, OPENED, type WorkerResponse } from './worker-protocol.ts'

/** Beside the bundle, or in the folder above when run from the sources. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../database-worker.ts' : './database-worker.js',
  import.meta.url,
)

/** V8's young generation is three semi-spaces: 16 MB each, like that of the main thread in the launchers. */
const LIMITS = { maxYoungGenerationSizeMb: 48 } as const

/** The thread of an embedded database. What it is asked before the database is open waits for that. */
export interface DatabaseWorker {
  readonly worker: Worker
  /** Resolves once the database is open; rejects where it cannot be opened. */
  readonly opened: Promise<void>
}

/** Resolves with the thread's first word; rejects when that is a fault, or there is none. */
const openingOf = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('message', ({ id, fault }: WorkerResponse) => {
      if (id === OPENED && fault === undefined) resolve()
      else reject(fault === undefined ? new Error('the database did not open') : deserializeError(fault))
    })
    worker.once('exit', () => reject(new Error('the thread of the database ended before it was open')))
    worker.on('error', reject)
    // later errors of the thread aren't caught here
    worker.once('message', () => void worker.off('error', reject))
  })

/** Starts a thread that opens the database of a folder. The caller owns the folder. */
export const startDatabaseWorker = (folder: string): DatabaseWorker => {
  const worker = new Worker(workerFile, { workerData: folder, resourceLimits: LIMITS })
  const opened = openingOf(worker)
  // whoever waits hears of it
  opened.catch(() => {})
  return { worker, opened }
}

/** Starts the thread of a data directory's database; null where it has none yet. */
export const startWorkerIn = (directory: string): DatabaseWorker | null => {
  if (isNewFolder(directory)) return null
  markHoldsData(directory)
  return startDatabaseWorker(join(directory, 'postgres'))
}
