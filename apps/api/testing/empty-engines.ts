import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'

import type { Database } from '../src/database/database.ts'
import { embeddedExtensions } from '../src/database/pglite/open-pglite.ts'
import { atEnd } from './at-end.ts'
import { createServerDatabase } from './test-database.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

export const emptyEmbedded = async (): Promise<Database> => {
  const client = await PGlite.create({ extensions: embeddedExtensions })
  atEnd(() => client.close())
  return drizzle(client)
}

const emptyOnServer = async (): Promise<Database> => {
  const { url, drop } = await createServerDatabase(server)
  const client = new Client({ connectionString: url })
  await client.connect()
  atEnd(async () => {
    await client.end()
    await drop()
  })
  return drizzlePostgres(client)
}

export const emptyEngines = [
  ['the embedded database', emptyEmbedded] as const,
  ...(server === '' ? [] : [['PostgreSQL', emptyOnServer] as const]),
]
