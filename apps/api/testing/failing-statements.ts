import type { Database } from '../src/database/database.ts'

interface Inner {
  readonly session: {
    readonly options: { logger?: unknown }
    logger: unknown
    transaction: (work: unknown, config: unknown) => Promise<unknown>
  }
}

/** What PostgreSQL says as it shuts down. */
const shutDown = () => Object.assign(new Error('terminating connection'), { code: '57P01' })

/** A database whose n-th step can be made to fail: each statement is one, and each answer to a commit. */
export interface FailingStatements {
  /** Counts from here on and lets the n-th step fail; null lets all succeed. */
  readonly failAt: (step: number | null) => void
  /** Steps since then. */
  readonly steps: () => number
  /** What failed. */
  readonly failed: () => string | null
}

/** Takes the place of the logger, which drizzle tells of each statement before it is sent, in and out of transactions. */
export const failStatements = (db: Database): FailingStatements => {
  const { session } = db as unknown as Inner
  let step = 0
  let failing: number | null = null
  let failed: string | null = null
  const pass = (what: string): void => {
    // drizzle keeps the connection of a `begin` that fails here, above the driver; the pool's own tests fail it below
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
