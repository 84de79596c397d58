import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

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
export const forgetDeadCopies = (dataDirectory: string): void => {
  for (const name of readdirSync(dataDirectory)) {
    const pid = OF_A_COMMAND.exec(name)?.[1]
    if (pid !== undefined && !runs(Number(pid))) rmSync(join(dataDirectory, name), { recursive: true, force: true })
  }
}
