import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

import { openDatabase } from './embedded-database.ts'

type Row = Record<string, unknown>

/** What the benches ask of a database, whichever engine it has. */
export interface AnyDatabase {
  readonly query: (text: string, params?: unknown[]) => Promise<{ readonly rows: readonly Row[] }>
  /** Several statements at once. */
  readonly exec: (text: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

const onServer = async (url: string): Promise<AnyDatabase> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return {
    query: (text, params) => client.query<Row>(text, params),
    exec: (text) => client.query(text),
    close: () => client.end(),
  }
}

const inFolder = async (folder: string): Promise<AnyDatabase> => {
  const database: PGlite = await openDatabase(folder)
  return {
    query: (text, params) => database.query<Row>(text, params),
    exec: (text) => database.exec(text),
    close: () => database.close(),
  }
}

/** Opens the embedded database in a folder, or one on a server of PostgreSQL by its address. */
export const openAnyDatabase = (place: string): Promise<AnyDatabase> =>
  /^postgres(ql)?:/.test(place) ? onServer(place) : inFolder(place)
