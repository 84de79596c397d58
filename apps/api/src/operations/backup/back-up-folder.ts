import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { openPglite } from '../../database/pglite/open-pglite.ts'
import { pgliteDatabase } from '../../database/pglite/pglite-database.ts'
import { writeBackupFile } from './backup-file.ts'
import { dumpDatabase } from './dump-database.ts'

export interface FolderBackup {
  /** No other process may have it open. */
  readonly folder: string
  readonly path: string
  readonly passphrase: string | null
  readonly installationKey: string | null
  readonly takenAt: Date
}

export const backUpFolder = async (backup: FolderBackup): Promise<void> => {
  const { folder, path, passphrase, installationKey, takenAt } = backup
  const client = await openPglite(folder)
  const db = pgliteDatabase(client)
  try {
    await writeBackupFile(path, passphrase, (write) => dumpDatabase({ db, write, takenAt, installationKey }))
  } finally {
    await client.close()
  }
}

const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../backup-worker.ts' : './backup-worker.js',
  import.meta.url,
)

/** The thread exits without a message after a disk fault. */
const endOf = async (worker: Worker): Promise<never> => {
  await once(worker, 'exit')
  throw new Error('the backup was given up: its disk takes no more writes')
}

export const backUpApart = async (backup: FolderBackup): Promise<void> => {
  const worker = new Worker(workerFile, { workerData: backup })
  try {
    await Promise.race([once(worker, 'message'), endOf(worker)])
  } finally {
    await worker.terminate()
  }
}
