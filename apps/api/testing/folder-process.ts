import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readConfig } from '../src/app/read-config.ts'
import { connect } from '../src/database/connect.ts'
import { backUpBeforeUpdate } from '../src/operations/backup/before-update.ts'
import { backUpIfDue } from '../src/operations/jobs/backups.ts'

/**
 * `node folder-process.ts update|backup FOLDER [URL]` updates the data or takes a nightly backup, writes the file
 * `done`, and waits to be killed.
 */
const [, , work, folder = '', url] = process.argv
const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'silent' }, '/')
const { copyTo } = await connect(config, (db) => backUpBeforeUpdate(db, config))
if (work === 'backup' && copyTo !== null) {
  const now = () => Date.UTC(2026, 10, 22, 18)
  const log = { info: () => {}, warn: () => {}, fault: () => {} }
  await backUpIfDue({ config, clock: { now, steady: now }, log }, copyTo)
}
writeFileSync(join(folder, 'done'), '')
setInterval(() => {}, 1000)
