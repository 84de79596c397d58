import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

import { databaseFiles, openFilesAllowed } from '../../lib/open-files.ts'
import { unwritable } from '../unwritable.ts'
import { DurableNodeFS, durableStartParams, type OnDiskFault } from './durable-node-fs.ts'

export const embeddedExtensions = { btree_gin, pg_trgm, unaccent }

const exitFrom =
  (folder: string): OnDiskFault =>
  (error) => {
    process.stderr.write(`${unwritable(folder, error).message}\n`)
    process.exit(1)
  }

export const openPglite = (folder: string, onDiskFault: OnDiskFault = exitFrom(folder)): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(folder, onDiskFault),
    startParams: [
      ...durableStartParams(PGlite.defaultStartParams),
      '-c',
      `max_files_per_process=${databaseFiles(openFilesAllowed())}`,
    ],
    extensions: embeddedExtensions,
  })
