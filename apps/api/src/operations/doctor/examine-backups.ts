import { existsSync, readdirSync } from 'node:fs'

import type { Config } from '../../app/config.ts'
import { readBackupName } from '../backup/backup-names.ts'
import { LATIDO } from '../cli/call.ts'
import { isWell, warns, type Finding } from './finding.ts'

const HOUR_MS = 3_600_000
/** One of each night, and a machine may be off for one. */
const OLD_HOURS = 50

/** How old the newest backup is that the server takes by itself. */
export const examineBackups = ({ databaseUrl, backupDirectory }: Config, now: number): Finding => {
  if (databaseUrl !== null) {
    return isWell('backups', `PostgreSQL's are yours: have a timer run ${LATIDO} backup, or your provider take them`)
  }
  const names = existsSync(backupDirectory) ? readdirSync(backupDirectory) : []
  const newest = Math.max(...names.flatMap((name) => readBackupName(name)?.at.getTime() ?? []))
  const remedy = `the server takes one each night while it runs, and its log says why not; take one: ${LATIDO} backup FILE`
  if (!Number.isFinite(newest)) return warns('backups', `none in ${backupDirectory}`, remedy)
  const hours = Math.round((now - newest) / HOUR_MS)
  const says = `the newest is ${hours} hours old`
  return hours > OLD_HOURS ? warns('backups', says, remedy) : isWell('backups', says)
}
