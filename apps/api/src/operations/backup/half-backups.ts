import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { readBackupName } from './backup-names.ts'

const PART = '.part'

/** How a backup's file is called until it is whole. */
export const partOf = (path: string): string => path + PART

/** Takes away what is left of backups whose writer was killed, which may have the room that the next one needs. */
export const forgetHalfBackups = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory)) {
    const isHalf = name.endsWith(PART) && readBackupName(name.slice(0, -PART.length)) !== null
    if (isHalf) await rm(join(directory, name), { force: true })
  }
}
