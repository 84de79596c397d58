import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const MB = 1_048_576
const RESERVE_MB = 32
const RESERVE_FILE = 'disk-reserve'

/** Space to free on a full disk, for samples and for the log of a database that has to recover. */
export interface Reserve {
  readonly bytes: number
  readonly isThere: () => boolean
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
      // random, because a file system may compress zeros
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
        await rm(part, { force: true }).catch(() => {})
      }
    },
    release: () => {
      if (!isThere) return false
      isThere = false
      try {
        rmSync(file, { force: true })
      } catch {
        return false
      }
      return true
    },
  }
}
