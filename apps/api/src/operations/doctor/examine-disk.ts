import type { Config } from '../../app/config.ts'
import { freeBytesAt, isShort, roomLeft, type RoomLeft } from '../disk/room-left.ts'
import { fails, isWell, warns, type Finding } from './finding.ts'

const GB = 1_073_741_824
const FAIL_BYTES = 0.5 * GB

/** How much room there is for data, and for how long. */
export const roomFinding = (about: string, room: RoomLeft, config: Pick<Config, 'diskWarnGb'>): Finding => {
  const { freeBytes, daysLeft } = room
  const lasts = daysLeft === null ? '' : `, enough for ${daysLeft} days at the pace of the last ones`
  const says = `${(freeBytes / GB).toFixed(1)} GB left${lasts}`
  if (freeBytes < FAIL_BYTES) return fails(about, says, 'make room at once: a full disk stops the server')
  return isShort(room, config) ? warns(about, says, 'make room, or move to a larger disk') : isWell(about, says)
}

const backupDisk = async (config: Config): Promise<Finding[]> => {
  if (config.backupDirectory.startsWith(config.dataDirectory)) return []
  const freeBytes = await freeBytesAt(config.backupDirectory)
  return freeBytes === null ? [] : [roomFinding('backup disk', { freeBytes, daysLeft: null }, config)]
}

/** The disks of the data and of its backups. */
export const examineDisk = async (config: Config, now: number): Promise<Finding[]> => {
  const room = await roomLeft({ ...config, backupDirectory: config.dataDirectory }, now)
  return [...(room === null ? [] : [roomFinding('disk', room, config)]), ...(await backupDisk(config))]
}
