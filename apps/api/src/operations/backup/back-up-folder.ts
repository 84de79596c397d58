import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { openPglite } from '../../database/pglite/open-pglite.ts'
import { pgliteDatabase } from '../../database/pglite/pglite-database.ts'
import { writeBackupFile } from './backup-file.ts'
import { dumpDatabase } from './dump-database.ts'

export interface FolderBackup {
  /** The files of an embedded database that nobody else has open. */
  readonly folder: string
  readonly path: string
  readonly passphrase: string | null
  readonly installationKey: string | null
  /** When the files were as they are. */
  readonly takenAt: Date
}

/** Writes a backup of an embedded database as its files are, without changing what is stored in them. */
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
