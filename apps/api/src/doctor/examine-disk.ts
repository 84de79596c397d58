import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

import type { Config } from '../config.ts'
import { fails, isWell, warns, type Finding } from './finding.ts'

const GB = 1_073_741_824
/** A night's backup needs a copy of the data beside it. */
const WARN_BYTES = 5 * GB
const FAIL_BYTES = 0.5 * GB

/** How much room there is for data. */
export const roomFinding = (about: string, bytes: number): Finding => {
  const says = `${(bytes / GB).toFixed(1)} GB left`
  if (bytes < FAIL_BYTES) return fails(about, says, 'make room at once: a full disk stops the server')
  return bytes < WARN_BYTES ? warns(about, says, 'make room, or move to a larger disk') : isWell(about, says)
}

const roomOf = async (about: string, directory: string): Promise<Finding[]> => {
  if (!existsSync(directory)) return []
  const { bavail, bsize } = await statfs(directory)
  return [roomFinding(about, bavail * bsize)]
}

/** The disks of the data and of its backups. */
export const examineDisk = async ({ dataDirectory, backupDirectory }: Config): Promise<Finding[]> => [
  ...(await roomOf('disk', dataDirectory)),
  ...(backupDirectory.startsWith(dataDirectory) ? [] : await roomOf('backup disk', backupDirectory)),
]
