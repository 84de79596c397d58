import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { type Database, rowsOf } from '../database/database.ts'
import { images } from '../database/schema/images.ts'
import type { ImageStore } from './image-store.ts'

/** An upload is stored before the row that refers to it. */
const YOUNG_MS = 3_600_000

/** By convention, columns that hold an image address end in `_url`. Read from the catalog, so none is forgotten. */
const namedAddresses = async (db: Database): Promise<ReadonlySet<string>> => {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and column_name like '%\\_url'`,
  )
  const named = new Set<string>()
  for (const { table, column } of columns) {
    const rows = await rowsOf<{ url: string | null }>(
      db,
      sql`select distinct ${sql.identifier(column)} as url from ${sql.identifier(table)}`,
    )
    for (const { url } of rows) if (url !== null) named.add(url)
  }
  return named
}

export const sweepImages = async (
  { db, images }: { readonly db: Database; readonly images: ImageStore },
  now: number,
): Promise<number> => images.sweep(await namedAddresses(db), now - YOUNG_MS)

const IMAGE = /^[\w-]+\.webp$/

/** Imports images from the folder of earlier versions and deletes it. Can be repeated after an interruption. */
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
    await rm(path, { force: true })
  }
  await rmdir(folder)
  return taken
}
