import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'

import { connectPostgres } from '../src/db/connect-postgres.ts'
import { unshared, type Connection } from '../src/db/connect.ts'
import type { Database } from '../src/db/database.ts'
import { embeddedExtensions } from '../src/db/embedded-extensions.ts'
import { schema } from '../src/db/schema.ts'

let engine: Promise<WebAssembly.Module> | null = null

/** PGlite's own program, which takes longer to compile than a database takes to open: once for all files of a process. */
const compiled = (): Promise<WebAssembly.Module> => {
  engine ??= WebAssembly.compile(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
  return engine
}

const embedded = async (): Promise<Connection> => {
  const client = await PGlite.create({
    loadDataDir: new Blob([readFileSync(inject('databaseDump'))]),
    extensions: embeddedExtensions,
    pgliteWasmModule: await compiled(),
  })
  const db = drizzle(client, { schema }) as unknown as Database
  return unshared({ db, maxRowsPerInsert: 500, close: () => client.close() })
}

/** A new database on a server of PostgreSQL. */
export const createServerDatabase = async (url: string) => {
  const name = `latido_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = Object.assign(new URL(url), { pathname: `/${name}` })
  const drop = async (): Promise<void> => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role if exists latido_branch_${name}`)
    await admin.end()
  }
  return { url: own.href, name, admin, drop }
}

const onServer = async (url: string): Promise<Connection> => {
  const database = await createServerDatabase(url)
  const connection = await connectPostgres(database.url)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await database.drop()
    },
  }
}

/** A database of one test file: PGlite in memory, or a new one on the server that TEST_DATABASE_URL names. */
export const openTestDatabase = (): Promise<Connection> => {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined || url === '' ? embedded() : onServer(url)
}
