import { readFileSync } from 'node:fs'

import { StartRefusal } from './outage.ts'

const USUAL_FILES = 10_240
const FEWEST_FILES = 256
const FEWEST_OF_DATABASE = 64
const MOST_OF_DATABASE = 1000
/** For the log, locks, pages, email, and other files of the server. */
const OF_THE_SERVER = 100

/** Soft limit, which Node raises to the hard limit at its start. A default if the system doesn't report it. */
export const openFilesAllowed = (limits = '/proc/self/limits'): number => {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8')) ?? []
    return Number(soft) || USUAL_FILES
  } catch {
    return USUAL_FILES
  }
}

export const databaseFiles = (allowed: number): number =>
  Math.min(MOST_OF_DATABASE, Math.max(FEWEST_OF_DATABASE, Math.floor(allowed / 8)))

export const filesForConnections = (allowed: number): number =>
  Math.max(0, allowed - OF_THE_SERVER - 2 * databaseFiles(allowed))

export const checkOpenFiles = (allowed = openFilesAllowed()): void => {
  if (allowed >= FEWEST_FILES) return
  throw new StartRefusal(
    `This server may open ${allowed} files and needs at least ${FEWEST_FILES}. Raise the limit (ulimit -n, or LimitNOFILE= of its service) and start again.`,
  )
}
