import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const MB = 1_048_576
const RESERVE_MB = 32
const RESERVE_FILE = 'disk-reserve'

/**
 * A file that holds space on the disk of the data. It's deleted when the disk is full, so that samples of running
 * classes are still stored and a database that failed can recover, which needs space for its log.
 */
export interface Reserve {
  readonly bytes: number
  readonly isThere: () => boolean
  /** Creates the file where it's missing. A disk without space for it leaves nothing behind. */
  readonly create: () => Promise<void>
  /** Deletes the file; false when there was none. */
  readonly release: () => boolean
}

export const createReserve = (folder: string): Reserve => {
  const file = join(folder, RESERVE_FILE)
  const part = `${file}.part`
  let isThere = existsSync(file)
  return {
    bytes: RESERVE_MB * MB,
    isThere: () => isThere,
    create: async () => {
      if (isThere) return
      // random, since a file system that compresses would keep no space for zeros
      const piece = randomBytes(MB)
      try {
        const handle = await open(part, 'w', 0o600)
        try {
          for (let written = 0; written < RESERVE_MB; written += 1) await handle.write(piece)
        } finally {
          await handle.close()
        }
        await rename(part, file)
        isThere = true
      } catch {
        // tried again later
        await rm(part, { force: true }).catch(() => {})
      }
    },
    release: () => {
      if (!isThere) return false
      isThere = false
      try {
        rmSync(file, { force: true })
      } catch {
        // a disk that became read-only keeps it
        return false
      }
      return true
    },
  }
}
