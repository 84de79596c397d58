import type { Database } from '../src/database/database.ts'

interface Inner {
  readonly session: { readonly options: { logger?: unknown }; logger: unknown }
}

export const observeStatements = (db: Database, onStatement: (statement: string) => void): void => {
  const { session } = db as unknown as Inner
  const logger = { logQuery: onStatement }
  session.options.logger = logger
  session.logger = logger
}
