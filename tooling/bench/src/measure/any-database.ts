import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

import { askPrepared, openDatabase } from './embedded-database.ts'

/** Of a prepared statement in PostgreSQL. */
const LONGEST_NAME = 63

type Row = Record<string, unknown>

/** What the benches ask of a database, whichever engine it has. */
export interface AnyDatabase {
  readonly query: (text: string, params?: unknown[]) => Promise<{ readonly rows: readonly Row[] }>
  /** One that is prepared at its first time. */
  readonly prepared: (text: string, params: readonly unknown[]) => Promise<unknown>
  /** A statement bound to what another one sets, and what that takes: one message, or a transaction. */
  readonly bound: (binding: string, params: readonly unknown[], text: string) => Promise<unknown>
  /** Several statements at once. */
  readonly exec: (text: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

const onServer = async (url: string): Promise<AnyDatabase> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const prepared = (text: string, params: readonly unknown[]) =>
    client.query({ name: text.slice(0, LONGEST_NAME), text, values: [...params] })
  return {
    query: (text, params) => client.query<Row>(text, params),
    prepared,
    bound: async (binding, params, text) => {
      await client.query('begin')
      await prepared(binding, params)
      await prepared(text, [])
      await client.query('commit')
    },
    exec: (text) => client.query(text),
    close: () => client.end(),
  }
}

const inFolder = async (folder: string): Promise<AnyDatabase> => {
  const database: PGlite = await openDatabase(folder)
  const ask = await askPrepared(database)
  return {
    query: (text, params) => database.query<Row>(text, params),
    prepared: (text, params) => ask({ text, params }),
    bound: async (binding, params, text) => {
      await ask({ text: 'begin', params: [] })
      await ask({ text: binding, params })
      const answer = await ask({ text, params: [] })
      await ask({ text: 'commit', params: [] })
      return answer
    },
    exec: (text) => database.exec(text),
    close: () => database.close(),
  }
}

/** Opens the embedded database in a folder, or one on a server of PostgreSQL by its address. */
export const openAnyDatabase = (place: string): Promise<AnyDatabase> =>
  /^postgres(ql)?:/.test(place) ? onServer(place) : inFolder(place)
