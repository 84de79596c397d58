import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'

import type { PgliteSession } from './pglite-session.ts'

/**
 * Copies an open embedded database as it is at one moment: nothing is written while its files are copied, and what is
 * not yet in the tables' files is in the write-ahead log, as after a loss of power. Whoever asks meanwhile waits.
 */
export const copyFolder = (client: PgliteSession, from: string, to: string): Promise<void> =>
  client.transaction(() =>
    cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (path) => !path.endsWith('.pid') }),
  )
