import { readFileSync } from 'node:fs'

import { StartRefusal } from './outage.ts'

const USUAL_FILES = 10_240
/** With fewer, the database and the server itself leave nothing for connections. */
const FEWEST_FILES = 256
/** PostgreSQL refuses to start with fewer. */
const FEWEST_OF_DATABASE = 64
const MOST_OF_DATABASE = 1000
/** The log, the lock, pages being sent, mail, and whatever else the server opens itself. */
const OF_THE_SERVER = 100

/**
 * Number of files that this process may open; where the system doesn't say, a usual number. Node raises the soft limit
 * to the hard one when it starts.
 */
export const openFilesAllowed = (limits = '/proc/self/limits'): number => {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8')) ?? []
    return Number(soft) || USUAL_FILES
  } catch {
    return USUAL_FILES
  }
}

/** Number of files that the embedded database may keep open. It has a thousand, and closes those longest unused. */
export const databaseFiles = (allowed: number): number =>
  Math.min(MOST_OF_DATABASE, Math.max(FEWEST_OF_DATABASE, Math.floor(allowed / 8)))

/** Number of files left for connections, once the server, its database, and the backup's copy of that have theirs. */
export const filesForConnections = (allowed: number): number =>
  Math.max(0, allowed - OF_THE_SERVER - 2 * databaseFiles(allowed))

/** @throws {StartRefusal} when this process may open too few files to serve. */
export const checkOpenFiles = (allowed = openFilesAllowed()): void => {
  if (allowed >= FEWEST_FILES) return
  throw new StartRefusal(
    `This server may open ${allowed} files and needs at least ${FEWEST_FILES}. Raise the limit (ulimit -n, or LimitNOFILE= of its service) and start again.`,
  )
}
