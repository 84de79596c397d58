import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const MB = 1_048_576
const RESERVE_MB = 32
const RESERVE_FILE = 'disk-reserve'

/**
 * A file that reserves space. It is deleted when the disk is full, so that samples can be stored and a failed database
 * can recover, which needs space for its log.
 */
export interface Reserve {
  readonly bytes: number
  readonly isThere: () => boolean
  /** Leaves no file if the disk has no space for it. */
  readonly create: () => Promise<void>
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
      // random, because a compressing file system would store zeros in no space
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
        // retried later
        await rm(part, { force: true }).catch(() => {})
      }
    },
    release: () => {
      if (!isThere) return false
      isThere = false
      try {
        rmSync(file, { force: true })
      } catch {
        // the disk may be read-only
        return false
      }
      return true
    },
  }
}
