import { PGlite } from '@electric-sql/pglite'

import { databaseFiles, openFilesAllowed } from '../process/open-files.ts'
import { DurableNodeFS, durableStartParams, type OnDiskFault } from './durable-node-fs.ts'
import { embeddedExtensions } from './embedded-extensions.ts'

/** Opens the embedded database of a folder, or makes an empty one where there is none. The caller owns the folder. */
export const openFolder = (folder: string, onDiskFault?: OnDiskFault): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(folder, onDiskFault),
    startParams: [
      ...durableStartParams(PGlite.defaultStartParams),
      '-c',
      `max_files_per_process=${databaseFiles(openFilesAllowed())}`,
    ],
    extensions: embeddedExtensions,
  })
