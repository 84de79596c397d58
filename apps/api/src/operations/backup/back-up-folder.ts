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
