import type { Database } from '../src/database/database.ts'

interface Inner {
  readonly session: {
    readonly options: { logger?: unknown }
    logger: unknown
    transaction: (work: unknown, config: unknown) => Promise<unknown>
  }
}

/** PostgreSQL's error as it shuts down. */
const shutDown = () => Object.assign(new Error('terminating connection'), { code: '57P01' })

/** A step is a statement or the response to a commit. */
export interface FailingStatements {
  readonly failAt: (step: number | null) => void
  readonly steps: () => number
  readonly failed: () => string | null
}

/** Replaces the logger, which drizzle calls before it sends a statement. */
export const failStatements = (db: Database): FailingStatements => {
  const { session } = db as unknown as Inner
  let step = 0
  let failing: number | null = null
  let failed: string | null = null
  const pass = (what: string): void => {
    // drizzle keeps the connection of a failed `begin`; the tests of the pool cover that case
    if (/^begin/i.test(what)) return
    step += 1
    if (step !== failing) return
    failed = what
    throw shutDown()
  }
  const logger = { logQuery: pass }
  session.options.logger = logger
  session.logger = logger
  const commit = session.transaction.bind(session)
  session.transaction = async (work, config) => {
    const answer = await commit(work, config)
    pass('a commit, whose answer is lost')
    return answer
  }
  return {
    failAt: (next) => {
      step = 0
      failing = next
      failed = null
    },
    steps: () => step,
    failed: () => failed,
  }
}
