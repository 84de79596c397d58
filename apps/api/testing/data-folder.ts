import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConfig } from '../src/app/read-config.ts'
import { migrateDatabase } from '../src/database/migrate.ts'
import { createDataDirectory } from '../src/database/pglite/create-data-directory.ts'
import { prepareDemo } from '../src/demo/prepare-demo.ts'
import { atEnd } from './at-end.ts'

export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-data-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const fillTemplate = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-template-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await createDataDirectory(folder, async (db) => {
    await migrateDatabase(db)
    await prepareDemo(db, readConfig({ DEMO: '1' }, '/'), Date.now())
  })
  return folder
}

let template: Promise<string> | null = null

/** Copies a data directory that each process creates once, because that is faster than a first start. */
export const demoFolder = async (): Promise<string> => {
  template ??= fillTemplate()
  const folder = emptyFolder()
  cpSync(await template, folder, { recursive: true })
  return folder
}
