import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

import { type Connection, singleServerConnection } from '../src/database/connection.ts'
import { pgliteDatabase } from '../src/database/pglite/pglite-database.ts'
import { connectPostgres } from '../src/database/postgres/connect-postgres.ts'
import { borrowDatabase } from './embedded-databases.ts'
import { observeStatements } from './observe-statements.ts'

const inMemory = async (): Promise<Connection> => {
  const { client, close } = await borrowDatabase()
  return singleServerConnection({ db: pgliteDatabase(client), maxRowsPerInsert: 500, close })
}

export const createServerDatabase = async (url: string, options = '') => {
  const name = `latido_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name} ${options}`)
  const own = Object.assign(new URL(url), { pathname: `/${name}` })
  const drop = async (): Promise<void> => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role if exists latido_branch_${name}`)
    await admin.end()
  }
  return { url: own.href, name, admin, drop }
}

const postgresDatabase = async (url: string): Promise<Connection> => {
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

/**
 * Two columns without their tables. In a statement over one table, drizzle omits the table, also in a subquery of
 * raw `sql`, where the columns then refer to the inner table.
 */
const ASTRAY = /(?<![."\w])"\w+" (?:=|<>|<|>|<=|>=) "\w+"(?![."])/

/** PGlite in memory, or a new database on the server of TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<Connection> => {
  const url = process.env['TEST_DATABASE_URL']
  const connection = await (url === undefined || url === '' ? inMemory() : postgresDatabase(url))
  observeStatements(connection.db, (statement) => {
    const [astray] = ASTRAY.exec(statement) ?? []
    if (astray !== undefined) throw new Error(`which tables' columns are compared in ${astray}? ${statement}`)
  })
  return connection
}
