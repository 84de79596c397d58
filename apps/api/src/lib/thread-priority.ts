import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** At this niceness a thread gets about a tenth of a contended core. */
const NICENESS = 10

/** Lowers the priority of the current thread alone. Only Linux has priorities per thread; elsewhere this does nothing. */
export const lowerThreadPriority = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS)
  } catch {
    // some systems hide /proc or forbid changes of priority; the thread then keeps its own
  }
}
