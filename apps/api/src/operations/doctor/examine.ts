import { existsSync, readdirSync } from 'node:fs'

import { VERSION } from '@repo/domain/core/version'

import { diskSpace, type DiskSpace, freeBytesAt, isShort } from '../../database/disk/disk-space.ts'
import type { Config } from '../../lib/config.ts'
import { readBackupName } from '../backup/backup-names.ts'
import { LATIDO } from '../cli/command.ts'
import { examineData } from './examine-data.ts'
import { examineReach } from './examine-reach.ts'
import { fails, type Finding, isWell, reasonOf, warns } from './finding.ts'

const GB = 1_073_741_824
const FAIL_BYTES = 0.5 * GB

export const roomFinding = (about: string, room: DiskSpace, config: Pick<Config, 'diskWarnGb'>): Finding => {
  const { freeBytes, daysLeft } = room
  const lasts = daysLeft === null ? '' : `, enough for ${daysLeft} days at the recent rate`
  const says = `${(freeBytes / GB).toFixed(1)} GB left${lasts}`
  if (freeBytes < FAIL_BYTES) return fails(about, says, 'free up space now: a full disk stops the server')
  return isShort(room, config) ? warns(about, says, 'free up space or move to a larger disk') : isWell(about, says)
}

const backupDisk = async (config: Config): Promise<Finding[]> => {
  if (config.backupDirectory.startsWith(config.dataDirectory)) return []
  const freeBytes = await freeBytesAt(config.backupDirectory)
  return freeBytes === null ? [] : [roomFinding('backup disk', { freeBytes, daysLeft: null }, config)]
}

export const examineDisk = async (config: Config, now: number): Promise<Finding[]> => {
  const room = await diskSpace({ ...config, backupDirectory: config.dataDirectory }, now)
  return [...(room === null ? [] : [roomFinding('disk', room, config)]), ...(await backupDisk(config))]
}

const HOUR_MS = 3_600_000
/** Allows one missed night. */
const OLD_HOURS = 50

export const examineBackups = ({ databaseUrl, backupDirectory }: Config, now: number): Finding => {
  if (databaseUrl !== null) {
    return isWell('backups', `with PostgreSQL, schedule ${LATIDO} backup yourself or use your provider's backups`)
  }
  const names = existsSync(backupDirectory) ? readdirSync(backupDirectory) : []
  const newest = Math.max(...names.flatMap((name) => readBackupName(name)?.at.getTime() ?? []))
  const remedy = `the running server takes one every night; if not, its log says why. To take one now: ${LATIDO} backup FILE`
  if (!Number.isFinite(newest)) return warns('backups', `none in ${backupDirectory}`, remedy)
  const hours = Math.round((now - newest) / HOUR_MS)
  const says = `the newest is ${hours} hours old`
  return hours > OLD_HOURS ? warns('backups', says, remedy) : isWell('backups', says)
}

const WITHIN_MS = 10_000

/** Logs in without sending an email. */
export const examineMail = async ({ smtpUrl }: Config): Promise<Finding> => {
  if (smtpUrl === null) {
    return warns('mail', 'emails are saved as files in the data folder', 'set SMTP_URL and MAIL_FROM to send them')
  }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
  })
  try {
    await transport.verify()
    return isWell('mail', `${new URL(smtpUrl).hostname} accepts our email`)
  } catch (error) {
    return fails('mail', reasonOf(error), 'check the host, port, user, and password in SMTP_URL')
  } finally {
    transport.close()
  }
}

export const examine = async (config: Config, now: () => number): Promise<readonly Finding[]> => [
  isWell('version', `Latido ${VERSION} on Node ${process.versions.node}, ${process.platform} ${process.arch}`),
  ...(await examineData(config, now)),
  ...(await examineDisk(config, now())),
  examineBackups(config, now()),
  await examineMail(config),
  ...(await examineReach(config, now)),
]
