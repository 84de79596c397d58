import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { atEnd } from './at-end.ts'

/** Null if this machine doesn't allow mounts. */
export const smallDisk = (megabytes: number): string | null => {
  if (process.platform !== 'linux') return null
  const folder = mkdtempSync(join(tmpdir(), 'latido-disk-'))
  atEnd(() => rmdirSync(folder))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (status !== 0) return null
  atEnd(() => void spawnSync('umount', ['-l', folder]))
  return folder
}

export const fill = (file: string): void => {
  const handle = openSync(file, 'a')
  for (let size = 1_048_576; size >= 512; size /= 2) {
    const piece = Buffer.alloc(size)
    try {
      for (;;) writeSync(handle, piece)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(handle)
}
