import { and, asc, desc, eq } from 'drizzle-orm'

import { type BranchDatabase, branchDatabase } from '../../../database/branch-database.ts'
import type { Database } from '../../../database/database.ts'
import { importRows } from '../../../database/schema/imports.ts'
import type { Log } from '../../../lib/log.ts'
import { isOutage, violatedUnique } from '../../../lib/outage.ts'
import { isToWrite, type Left, lockImport, type Needed, runNextRows } from './run-import.ts'
import { isToUndo, undoNextRows } from './undo-import.ts'

export interface Due {
  readonly uuid: string
  readonly branchUuid: string
  readonly state: 'running' | 'undoing'
}

/** Concurrent writes of the same email, code, or address. */
const ATTEMPTS = 3
/** At least as many as a transaction takes. */
const ONE_BY_ONE = 200

const STEPS = {
  running: { take: runNextRows, isNext: isToWrite, order: asc, passedOver: { outcome: 'moved' } },
  undoing: { take: undoNextRows, isNext: isToUndo, order: desc, passedOver: { outcome: 'kept', keptReason: 'edited' } },
} as const

const passOver = (context: Needed, branch: BranchDatabase, { uuid, state }: Due): Promise<void> =>
  branch.run(async (tx) => {
    const { isNext, order, passedOver } = STEPS[state]
    const { number, importUuid } = importRows
    if ((await lockImport(context, tx, uuid, state)) === null) return
    const [next] = await tx.select({ number }).from(importRows).where(isNext(uuid)).orderBy(order(number)).limit(1)
    const isIt = and(eq(importUuid, uuid), eq(number, next?.number ?? 0))
    await tx.update(importRows).set(passedOver).where(isIt)
  })

type Logging = Needed & { readonly log: Log }

/** Finds the rows that fail and passes over them, so that one doesn't hold up the others. */
const takeOneByOne = async (context: Logging, branch: BranchDatabase, due: Due): Promise<Left> => {
  for (let taken = 0; taken < ONE_BY_ONE; taken += 1) {
    try {
      const left = await STEPS[due.state].take(context, branch, due.uuid, 1)
      if (left !== 'some') return left
    } catch (error) {
      if (isOutage(error)) throw error
      context.log.fault(error, 'import-row')
      await passOver(context, branch, due)
    }
  }
  return 'some'
}

/** Runs or undoes the next rows of an import. */
export const takeNextRows = async (context: Logging & { readonly db: Database }, due: Due): Promise<Left> => {
  const branch = branchDatabase(context.db, due.branchUuid)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await STEPS[due.state].take(context, branch, due.uuid)
    } catch (error) {
      if (isOutage(error)) throw error
      if (violatedUnique(error) !== null && attempt < ATTEMPTS) continue
      context.log.fault(error, 'import-rows')
      return takeOneByOne(context, branch, due)
    }
  }
}
