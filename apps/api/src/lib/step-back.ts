import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Of ten parts of a core that both want, it takes one. */
const NICENESS = 10

/**
 * Lets the other threads of this process go first wherever this one would take a core from them. Only Linux knows
 * threads one by one; elsewhere nothing changes.
 */
export const stepBack = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS)
  } catch {
    // a system that hides its processes, or allows no priorities: the work is done as before
  }
}
