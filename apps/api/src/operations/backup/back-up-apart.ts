import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { FolderBackup } from './back-up-folder.ts'

/** Beside the bundle, or two folders above when run from the sources. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../backup-worker.ts' : './backup-worker.js',
  import.meta.url,
)

/** Rejects when the thread ends without a word, as it does when its disk takes no more writes. */
const endOf = async (worker: Worker): Promise<never> => {
  await once(worker, 'exit')
  throw new Error('the backup was given up: its disk takes no more writes')
}

/** Writes a backup in a thread of its own; rejects with what went wrong there. */
export const backUpApart = async (backup: FolderBackup): Promise<void> => {
  const worker = new Worker(workerFile, { workerData: backup })
  try {
    // an error of the thread rejects
    await Promise.race([once(worker, 'message'), endOf(worker)])
  } finally {
    await worker.terminate()
  }
}
