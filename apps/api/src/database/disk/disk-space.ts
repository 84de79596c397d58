import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { addDays, dayIn, daysBetween } from '@repo/domain/time/day'
import * as z from 'zod/mini'

import type { Config } from '../../lib/config.ts'

type Places = Pick<Config, 'dataDirectory' | 'backupDirectory'>

const GB = 1_073_741_824
/** A pace is said of a week at least, so that one large import is none; and of half a month at most. */
const FEWEST_DAYS = 7
const MOST_DAYS = 15
/** A disk that lasts longer is nobody's concern now, and the pace may be another by then. */
const SOON_DAYS = 30

const Notes = z.array(z.object({ day: z.string(), freeBytes: z.number() }))
type Notes = z.infer<typeof Notes>

export interface DiskSpace {
  readonly freeBytes: number
  /** How long that lasts at the pace of the last days; null where it does not shrink, or nobody knows yet. */
  readonly daysLeft: number | null
}

/** It is about a machine, and so in no backup. */
const notesFile = ({ dataDirectory }: Places): string => join(dataDirectory, 'room-left.json')

const today = (now: number): string => dayIn('UTC', now)

/** The room on the disk of a folder; null where the folder is not there. */
export const freeBytesAt = async (directory: string): Promise<number | null> => {
  if (!existsSync(directory)) return null
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** The size of all files below a folder. */
export const folderBytes = async (folder: string): Promise<number> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      // the database may have deleted it since
      const found = await stat(join(parentPath, name)).catch(() => null)
      return found === null ? 0 : found.size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Of the disks of the data and of its backups the one with less room. */
const leastFree = async ({ dataDirectory, backupDirectory }: Places): Promise<number | null> => {
  const free = await Promise.all([dataDirectory, backupDirectory].map(freeBytesAt))
  const known = free.filter((bytes) => bytes !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** What a crash left half written, or somebody has changed, is begun anew. */
const readNotes = async (places: Places): Promise<Notes> => {
  try {
    return Notes.parse(JSON.parse(await readFile(notesFile(places), 'utf8')))
  } catch {
    return []
  }
}

/** How many days the room lasts if it goes on to shrink as it did since the oldest note; null where that says nothing. */
export const daysLeftBy = (notes: Notes, freeBytes: number, now: number): number | null => {
  const oldest = notes.find(({ day }) => day >= addDays(today(now), -MOST_DAYS))
  if (oldest === undefined) return null
  const days = daysBetween(oldest.day, today(now))
  const lost = oldest.freeBytes - freeBytes
  return days < FEWEST_DAYS || lost <= 0 ? null : Math.floor((freeBytes / lost) * days)
}

/** How much room the data has, and for how long. */
export const diskSpace = async (places: Places, now: number): Promise<DiskSpace | null> => {
  const freeBytes = await leastFree(places)
  return freeBytes === null ? null : { freeBytes, daysLeft: daysLeftBy(await readNotes(places), freeBytes, now) }
}

/** Notes the room of a day, once. */
export const logDiskSpace = async (places: Places, now: number): Promise<void> => {
  const [notes, day] = [await readNotes(places), today(now)]
  const freeBytes = await leastFree(places)
  if (freeBytes === null || notes.at(-1)?.day === day) return
  const kept = [...notes, { day, freeBytes }].filter((note) => note.day >= addDays(day, -MOST_DAYS))
  const file = notesFile(places)
  try {
    await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 })
    await rename(`${file}.part`, file)
  } catch (error) {
    await rm(`${file}.part`, { force: true })
    throw error
  }
}

/** Whether somebody should make room: there is less than the settings say, or it will not last long. */
export const isShort = ({ freeBytes, daysLeft }: DiskSpace, { diskWarnGb }: Pick<Config, 'diskWarnGb'>): boolean =>
  freeBytes < diskWarnGb * GB || (daysLeft !== null && daysLeft < SOON_DAYS)
