import { readerMakerOf, readThrough, type Database } from '../src/db/database.ts'

interface Inner {
  readonly session: { readonly options: { logger?: unknown }; logger: unknown }
}

/** Tells of each statement before it is sent, as drizzle tells its logger; also of those that read of a branch. */
export const hearStatements = (db: Database, hear: (statement: string) => void): void => {
  const logger = { logQuery: hear }
  const heard = (one: Database): Database => {
    const { session } = one as unknown as Inner
    session.options.logger = logger
    session.logger = logger
    return one
  }
  const make = readerMakerOf(db)
  readThrough(heard(db), (ahead) => heard(make(ahead)))
}
