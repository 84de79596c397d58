import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readConfig } from '../src/app/config.ts'
import { connectEmbeddedOf } from '../src/database/connect.ts'
import { backUpIfDue } from '../src/operations/jobs/backups.ts'

/**
 * A process that updates the embedded database of a folder, or takes tonight's backup of it, for the tests of its death:
 * `node folder-process.ts update|backup FOLDER`. It writes the file `done`, and is then there until it is killed.
 */
const [, , work, folder = ''] = process.argv
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, '/')
const { copyTo } = await connectEmbeddedOf(config)
if (work === 'backup' && copyTo !== null) {
  const now = () => Date.UTC(2026, 10, 22, 18)
  const log = { info: () => {}, warn: () => {}, fault: () => {} }
  await backUpIfDue({ config, clock: { now, steady: now }, log }, copyTo)
}
writeFileSync(join(folder, 'done'), '')
setInterval(() => {}, 1000)
