import { existsSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { StartRefusal } from '../../lib/outage.ts'

const MARKER = 'holds-data'
const NEEDED = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'] as const
const WAL_SEGMENT = /^[0-9A-F]{24}$/

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

const missingIn = (folder: string): string | null => {
  const file = NEEDED.find((name) => !existsSync(join(folder, name)))
  if (file !== undefined) return file
  return readdirSync(join(folder, 'pg_wal')).some((name) => WAL_SEGMENT.test(name)) ? null : 'pg_wal/*'
}

/** @throws {StartRefusal} if a previous database is missing or incomplete, because a new one would hide the loss. */
export const isNewFolder = (directory: string): boolean => {
  const folder = join(directory, 'postgres')
  if (isEmpty(folder)) {
    if (existsSync(join(directory, MARKER))) {
      throw new StartRefusal(
        `${folder} is empty or missing, but it used to hold the data. Mount or restore it, then start again. To start over without that data, delete ${join(directory, MARKER)}.`,
      )
    }
    if (existsSync(folder)) rmdirSync(folder)
    return true
  }
  const missing = missingIn(folder)
  if (missing === null) return false
  throw new StartRefusal(
    `The database in ${folder} is incomplete: ${missing} is missing. Restore the folder from a backup. Nothing was changed.`,
  )
}

export const markHoldsData = (directory: string): void => {
  const marker = join(directory, MARKER)
  if (!existsSync(marker)) writeFileSync(marker, 'Latido keeps its data in the folder postgres beside this file.\n')
}

export const unopenable = (directory: string, error: unknown): StartRefusal => {
  const detail = String((error as Error | null)?.message ?? error).split('\n')[0]
  return new StartRefusal(
    `The database in ${join(directory, 'postgres')} can't be opened (${detail}). Restore the folder from a backup. Nothing was changed.`,
  )
}
