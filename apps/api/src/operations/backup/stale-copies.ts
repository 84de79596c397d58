import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { readBackupName } from './backup-names.ts'

/** What the server's own nightly backup is read from. */
export const NIGHTLY_COPY = 'postgres.backup'

const OF_A_COMMAND = /^copy-(\d+)-/

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // it is there, and another user's
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A folder beside the data for copies of its files, that names the process it goes with. */
export const newCopies = (dataDirectory: string): string => mkdtempSync(join(dataDirectory, `copy-${process.pid}-`))

/** Takes away the copies of commands that were killed: each is as large as the data. */
export const removeStaleCopies = (dataDirectory: string): void => {
  for (const name of readdirSync(dataDirectory)) {
    const pid = OF_A_COMMAND.exec(name)?.[1]
    if (pid !== undefined && !runs(Number(pid))) rmSync(join(dataDirectory, name), { recursive: true, force: true })
  }
}

const PART = '.part'

/** How a backup's file is called until it is whole. */
export const partOf = (path: string): string => path + PART

/** Takes away what is left of backups whose writer was killed, which may have the room that the next one needs. */
export const removePartialBackups = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory)) {
    const isHalf = name.endsWith(PART) && readBackupName(name.slice(0, -PART.length)) !== null
    if (isHalf) await rm(join(directory, name), { force: true })
  }
}
