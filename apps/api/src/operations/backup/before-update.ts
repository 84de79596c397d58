import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Database } from '../../database/database.ts'
import type { Config } from '../../lib/config.ts'
import { StartRefusal } from '../../lib/outage.ts'
import { writeBackupFile } from './backup-file.ts'
import { backupKey } from './backup-key.ts'
import { backupName } from './backup-names.ts'
import { dumpDatabase } from './dump-database.ts'
import { removePartialBackups } from './stale-copies.ts'

type Needed = Pick<Config, 'backupDirectory' | 'backupPassphrase' | 'dataDirectory' | 'installationKey'>

/** @throws {StartRefusal} when the backup fails; the data is then unchanged. */
export const backUpBeforeUpdate = async (db: Database, config: Needed): Promise<void> => {
  const { backupDirectory, backupPassphrase } = config
  const takenAt = new Date()
  const path = join(backupDirectory, backupName(takenAt, 'before-update', backupPassphrase !== null))
  try {
    await mkdir(backupDirectory, { recursive: true, mode: 0o700 })
    await removePartialBackups(backupDirectory)
    const installationKey = await backupKey(config, backupPassphrase !== null)
    await writeBackupFile(path, backupPassphrase, (write) => dumpDatabase({ db, write, takenAt, installationKey }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(
      `This version needs to migrate the data, but the backup taken first failed (${reason}). Free up space in ${backupDirectory}, or set BACKUP_DIR to another folder. Nothing was changed.`,
    )
  }
}
