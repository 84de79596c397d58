import { existsSync } from 'node:fs'
import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Database } from '../database/database.ts'
import { images } from '../database/schema/images.ts'

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
