import type { Database, Transaction } from '../src/database/database.ts'

interface Inner {
  readonly session: { readonly options: { logger?: unknown }; logger: unknown }
}

/** Tells of each statement before it is sent, as drizzle tells its logger; also of those that read of a branch. */
export const hearStatements = (db: Database, hear: (statement: string) => void): void => {
  const logger = { logQuery: hear }
  const listenTo = (one: Database | Transaction): void => {
    const { session } = one as unknown as Inner
    session.options.logger = logger
    session.logger = logger
  }
  listenTo(db)
  const { readerOf } = db
  if (readerOf === undefined) return
  const heard = (branchUuid: string): Transaction => {
    const reader = readerOf(branchUuid)
    listenTo(reader)
    return reader
  }
  Object.assign(db, { readerOf: heard })
}
