import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { isNewFolder, markHoldsData } from './check-data-directory.ts'
import { deserializeError, OPENED, type WorkerResponse } from './worker-protocol.ts'

const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../database-worker.ts' : './database-worker.js',
  import.meta.url,
)

/** V8's young generation is three semi-spaces: 16 MB each, as for the main thread in the launchers. */
const LIMITS = { maxYoungGenerationSizeMb: 48 } as const

export interface DatabaseWorker {
  readonly worker: Worker
  readonly opened: Promise<void>
}

const openingOf = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('message', ({ id, fault }: WorkerResponse) => {
      if (id === OPENED && fault === undefined) resolve()
      else reject(fault === undefined ? new Error('the database did not open') : deserializeError(fault))
    })
    worker.once('exit', () => reject(new Error('the thread of the database ended before it was open')))
    worker.on('error', reject)
    worker.once('message', () => void worker.off('error', reject))
  })

export const startDatabaseWorker = (folder: string): DatabaseWorker => {
  const worker = new Worker(workerFile, { workerData: folder, resourceLimits: LIMITS })
  const opened = openingOf(worker)
  opened.catch(() => {})
  return { worker, opened }
}

export const startWorkerIn = (directory: string): DatabaseWorker | null => {
  if (isNewFolder(directory)) return null
  markHoldsData(directory)
  return startDatabaseWorker(join(directory, 'postgres'))
}
