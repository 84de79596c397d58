import { Client } from 'pg'

import { openDatabase } from './embedded-database.ts'

export interface AnyDatabase {
  readonly query: (text: string, params?: unknown[]) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>
  readonly exec: (text: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** A folder is PGlite, a URL is PostgreSQL. */
export const openAnyDatabase = async (place: string): Promise<AnyDatabase> => {
  if (!/^postgres(ql)?:/.test(place)) {
    const database = await openDatabase(place)
    return {
      query: (text, params) => database.query<Record<string, unknown>>(text, params),
      exec: (text) => database.exec(text),
      close: () => database.close(),
    }
  }
  const client = new Client({ connectionString: place })
  await client.connect()
  return {
    query: (text, params) => client.query(text, params),
    exec: (text) => client.query(text),
    close: () => client.end(),
  }
}
