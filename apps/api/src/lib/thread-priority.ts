import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** About a tenth of a contended core. */
const NICENESS = 10

/** Only Linux has priorities per thread; elsewhere this does nothing. */
export const lowerThreadPriority = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS)
  } catch {}
}
