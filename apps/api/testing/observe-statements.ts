import type { Database } from '../src/database/database.ts'

interface Inner {
  readonly session: { readonly options: { logger?: unknown }; logger: unknown }
}

/** Passes on each statement before it is sent, in and out of transactions, as drizzle passes it to its logger. */
export const observeStatements = (db: Database, onStatement: (statement: string) => void): void => {
  const { session } = db as unknown as Inner
  const logger = { logQuery: onStatement }
  session.options.logger = logger
  session.logger = logger
}
