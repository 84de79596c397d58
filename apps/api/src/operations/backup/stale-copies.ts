import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { readBackupName } from './backup-names.ts'

export const NIGHTLY_COPY = 'postgres.backup'

const OF_A_COMMAND = /^copy-(\d+)-/

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // the process exists but belongs to another user
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export const newCopies = (dataDirectory: string): string => mkdtempSync(join(dataDirectory, `copy-${process.pid}-`))

/** Deletes copies of killed commands, each as large as the data. */
export const removeStaleCopies = (dataDirectory: string): void => {
  for (const name of readdirSync(dataDirectory)) {
    const pid = OF_A_COMMAND.exec(name)?.[1]
    if (pid !== undefined && !runs(Number(pid))) rmSync(join(dataDirectory, name), { recursive: true, force: true })
  }
}

const PART = '.part'

export const partOf = (path: string): string => path + PART

/** Deletes files of killed writers, because the next backup may need the space. */
export const removePartialBackups = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory)) {
    const isHalf = name.endsWith(PART) && readBackupName(name.slice(0, -PART.length)) !== null
    if (isHalf) await rm(join(directory, name), { force: true })
  }
}
