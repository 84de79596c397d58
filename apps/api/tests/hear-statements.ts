import type { Database } from '../src/db/database.ts'

interface Inner {
  readonly session: { readonly options: { logger?: unknown }; logger: unknown }
}

/** Tells of each statement before it is sent, as drizzle tells its logger. */
export const hearStatements = (db: Database, hear: (statement: string) => void): void => {
  const { session } = db as unknown as Inner
  const logger = { logQuery: hear }
  session.options.logger = logger
  session.logger = logger
}
