import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { addDays, dayIn, daysBetween } from '@repo/domain/time/day'
import * as z from 'zod/mini'

import type { Config } from '../../lib/config.ts'

type Places = Pick<Config, 'dataDirectory' | 'backupDirectory'>

const GB = 1_073_741_824
/** At least 7 days of history, so that one large import isn't a trend. */
const FEWEST_DAYS = 7
const MOST_DAYS = 15
const SOON_DAYS = 30

const Notes = z.array(z.object({ day: z.string(), freeBytes: z.number() }))
type Notes = z.infer<typeof Notes>

export interface DiskSpace {
  readonly freeBytes: number
  readonly daysLeft: number | null
}

const notesFile = ({ dataDirectory }: Places): string => join(dataDirectory, 'room-left.json')

const today = (now: number): string => dayIn('UTC', now)

export const freeBytesAt = async (directory: string): Promise<number | null> => {
  if (!existsSync(directory)) return null
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

export const folderBytes = async (folder: string): Promise<number> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const found = await stat(join(parentPath, name)).catch(() => null)
      return found === null ? 0 : found.size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const leastFree = async ({ dataDirectory, backupDirectory }: Places): Promise<number | null> => {
  const free = await Promise.all([dataDirectory, backupDirectory].map(freeBytesAt))
  const known = free.filter((bytes) => bytes !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const readNotes = async (places: Places): Promise<Notes> => {
  try {
    return Notes.parse(JSON.parse(await readFile(notesFile(places), 'utf8')))
  } catch {
    return []
  }
}

export const daysLeftBy = (notes: Notes, freeBytes: number, now: number): number | null => {
  const oldest = notes.find(({ day }) => day >= addDays(today(now), -MOST_DAYS))
  if (oldest === undefined) return null
  const days = daysBetween(oldest.day, today(now))
  const lost = oldest.freeBytes - freeBytes
  return days < FEWEST_DAYS || lost <= 0 ? null : Math.floor((freeBytes / lost) * days)
}

export const diskSpace = async (places: Places, now: number): Promise<DiskSpace | null> => {
  const freeBytes = await leastFree(places)
  return freeBytes === null ? null : { freeBytes, daysLeft: daysLeftBy(await readNotes(places), freeBytes, now) }
}

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

export const isShort = ({ freeBytes, daysLeft }: DiskSpace, { diskWarnGb }: Pick<Config, 'diskWarnGb'>): boolean =>
  freeBytes < diskWarnGb * GB || (daysLeft !== null && daysLeft < SOON_DAYS)
