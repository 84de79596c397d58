import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import type { Connection } from '../../database/connection.ts'
import { GROWTH_BYTES } from '../../database/disk/disk-guard.ts'
import { folderBytes, freeBytesAt, logDiskSpace } from '../../database/disk/disk-space.ts'
import type { Context } from '../../lib/context.ts'
import { DiskFull } from '../../lib/outage.ts'
import { backUpApart } from '../backup/back-up-folder.ts'
import { backupKey } from '../backup/backup-key.ts'
import { backupName, backupsToForget, isBackupDue } from '../backup/backup-names.ts'
import { NIGHTLY_COPY, removePartialBackups } from '../backup/stale-copies.ts'

const EVERY_MS = 10 * 60_000

type Needed = Pick<Context, 'config' | 'clock' | 'log'>
type CopyTo = NonNullable<Connection['copyTo']>

const MB = 1_048_576

/** @throws {DiskFull} when a copy would leave too little space for classes. */
const checkSpace = async (dataDirectory: string): Promise<void> => {
  const needed = (await folderBytes(join(dataDirectory, 'postgres'))) + GROWTH_BYTES
  const free = await freeBytesAt(dataDirectory)
  if (free === null || free >= needed) return
  const [wanted, left] = [needed, free].map((bytes) => Math.ceil(bytes / MB))
  throw new DiskFull(
    `a backup needs ${wanted} MB on the disk of ${dataDirectory} for a moment, and ${left} MB are free`,
  )
}

/** Also deletes old backups. Returns the new file's name, or null if none was due. */
export const backUpIfDue = async ({ config, clock, log }: Needed, copyTo: CopyTo): Promise<string | null> => {
  const { backupDirectory, backupPassphrase: passphrase, dataDirectory } = config
  await mkdir(backupDirectory, { recursive: true, mode: 0o700 })
  // on the same disk, where the copy is cheapest
  const folder = join(dataDirectory, NIGHTLY_COPY)
  await rm(folder, { recursive: true, force: true })
  const takenAt = new Date(clock.now())
  if (!isBackupDue(await readdir(backupDirectory), takenAt)) return null
  await removePartialBackups(backupDirectory)
  const name = backupName(takenAt, 'nightly', passphrase !== null)
  const path = join(backupDirectory, name)
  await checkSpace(dataDirectory)
  try {
    await copyTo(folder)
    const installationKey = await backupKey(config, passphrase !== null)
    await backUpApart({ folder, path, passphrase, installationKey, takenAt })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  for (const old of backupsToForget(await readdir(backupDirectory))) {
    await rm(join(backupDirectory, old), { force: true })
  }
  const { bavail, bsize } = await statfs(backupDirectory)
  log.info('backed-up', { file: name, freeMb: Math.round((bavail * bsize) / MB) })
  return name
}

export const startBackups = (context: Needed, copyTo: CopyTo): (() => Promise<void>) => {
  let working: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    working = working
      .then(() => logDiskSpace(context.config, context.clock.now()))
      .catch((error: unknown) => context.log.fault(error, 'disk'))
      .then(() => backUpIfDue(context, copyTo))
      .catch((error: unknown) => context.log.fault(error, 'backup'))
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
