import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'

import type { PgliteSession } from './pglite-session.ts'

/** Blocks statements while copying. The write-ahead log makes the copy consistent. */
export const copyFolder = (client: PgliteSession, from: string, to: string): Promise<void> =>
  client.transaction(() =>
    cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (path) => !path.endsWith('.pid') }),
  )
