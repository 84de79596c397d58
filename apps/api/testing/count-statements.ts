import type { Database } from '../src/database/database.ts'

interface Inner {
  readonly session: { readonly options: { logger?: unknown }; logger: unknown }
}

export const statementsOf = async (db: Database, work: () => Promise<unknown>): Promise<number> => {
  const { session } = db as unknown as Inner
  let count = 0
  const before = session.logger
  const logger = { logQuery: () => void (count += 1) }
  session.options.logger = logger
  session.logger = logger
  try {
    await work()
  } finally {
    session.options.logger = before
    session.logger = before
  }
  return count
}
