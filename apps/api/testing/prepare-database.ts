import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'

import { migrateDatabase } from '../src/database/migrate.ts'
import { embeddedExtensions } from '../src/database/pglite/open-pglite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseDump: string
  }
}

/** Migrates once; opening the dump is much faster. */
export default async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-test-'))
  const client = await PGlite.create({ extensions: embeddedExtensions })
  await migrateDatabase(drizzle(client))
  const dump = await client.dumpDataDir('none')
  await client.close()
  const file = join(folder, 'database.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  project.provide('databaseDump', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
