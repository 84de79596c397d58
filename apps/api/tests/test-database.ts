import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'

import { connectPostgres } from '../src/db/connect-postgres.ts'
import type { Connection } from '../src/db/connect.ts'
import type { Database } from '../src/db/database.ts'
import { embeddedExtensions } from '../src/db/embedded-extensions.ts'
import { schema } from '../src/db/schema.ts'

const embedded = async (): Promise<Connection> => {
  const client = await PGlite.create({
    loadDataDir: new Blob([readFileSync(inject('databaseDump'))]),
    extensions: embeddedExtensions,
  })
  const db = drizzle(client, { schema }) as unknown as Database
  return { db, maxRowsPerInsert: 500, close: () => client.close() }
}

const onServer = async (url: string): Promise<Connection> => {
  const name = `latido_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const connection = await connectPostgres(own.toString())
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await admin.query(`drop database ${name}`)
      await admin.end()
    },
  }
}

/** A database of one test file: PGlite in memory, or a new one on the server that TEST_DATABASE_URL names. */
export const openTestDatabase = (): Promise<Connection> => {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined || url === '' ? embedded() : onServer(url)
}
