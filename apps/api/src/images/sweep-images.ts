import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { getTableColumns, isTable } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Database } from '../database/database.ts'
import { schema } from '../database/schema.ts'
import { images } from '../database/schema/images.ts'
import type { ImageStore } from './image-store.ts'

/** An upload in progress has a file before it has a row. */
const YOUNG_MS = 3_600_000

/** Every address that any row names, from whichever table: a column that holds one ends in `_url`. */
const namedAddresses = async (db: Database): Promise<ReadonlySet<string>> => {
  const named = new Set<string>()
  for (const table of Object.values(schema).filter((one) => isTable(one)) as PgTable[]) {
    for (const column of Object.values(getTableColumns(table))) {
      if (!column.name.endsWith('_url')) continue
      const rows = await db.selectDistinct({ url: column }).from(table)
      for (const { url } of rows) if (typeof url === 'string') named.add(url)
    }
  }
  return named
}

/** Deletes images that nothing names any more, such as those of an upload cut short. Returns how many. */
export const sweepImages = async (
  { db, images }: { readonly db: Database; readonly images: ImageStore },
  now: number,
): Promise<number> => images.sweep(await namedAddresses(db), now - YOUNG_MS)

const IMAGE = /^[\w-]+\.webp$/

/**
 * Takes the images of a folder into the database, where earlier versions kept them, and deletes the folder. What is
 * there already stays as it is, so that a start cut short goes on where it was. Returns how many were taken.
 */
export const takeInFolder = async (db: Database, folder: string): Promise<number> => {
  if (!existsSync(folder)) return 0
  let taken = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (IMAGE.test(name)) {
      const [content, { mtime: storedAt }] = await Promise.all([readFile(path), stat(path)])
      await db.insert(images).values({ name, content, storedAt }).onConflictDoNothing()
      taken += 1
    }
    // anything else is an upload that was cut short
    await rm(path, { force: true })
  }
  await rmdir(folder)
  return taken
}
