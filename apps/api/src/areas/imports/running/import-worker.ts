import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '../../../database/database.ts'
import { branches } from '../../../database/schema/center.ts'
import { imports } from '../../../database/schema/imports.ts'
import { ACTIVE } from '../../../http/authentication/authenticate.ts'
import type { Context } from '../../../lib/context.ts'
import { publishMembersChanged } from '../../../realtime/branch-events.ts'
import { type Due, takeNextRows } from './next-rows.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    readonly imports: ImportWorker
  }
}

export interface ImportWorker {
  /** Call after the transaction that started a run or an undo. */
  readonly wake: () => void
  /** Resolves when nothing is left that this server can do. */
  readonly workThrough: () => Promise<void>
  /** Also looks for imports that a killed server left, until {@link rest}. */
  readonly run: () => void
  /** Waits for the current transaction only. */
  readonly rest: () => Promise<void>
  readonly close: () => Promise<void>
}

const EVERY_MS = 10_000
/**
 * Plans that were cached for a small table read the whole of a large one, until its statistics change. Without an
 * autovacuum, nothing else changes them.
 */
const ANALYZED_AFTER = 5

type Needed = Pick<Context, 'db' | 'clock' | 'log' | 'mail' | 'realtime' | 'encryption' | 'audit'>

/** Those of a suspended center wait until it is resumed. */
const dueImports = async (db: Database): Promise<readonly Due[]> => {
  const { uuid, branchUuid, state } = imports
  const found = await db
    .select({ uuid, branchUuid, state })
    .from(imports)
    .innerJoin(branches, eq(branches.uuid, imports.branchUuid))
    .where(and(inArray(state, ['running', 'undoing']), eq(branches.status, ACTIVE)))
    .orderBy(asc(imports.changedAt), asc(uuid))
  return found.map((due) => ({ ...due, state: due.state === 'undoing' ? 'undoing' : 'running' }))
}

export const createImportWorker = (context: Needed): ImportWorker => {
  let isClosed = false
  let isPausing = false
  let isAsked = false
  let working: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const finish = async (due: Due): Promise<void> => {
    for (let transactions = 0; ; transactions += 1) {
      if (transactions === ANALYZED_AFTER) await context.db.execute(sql`analyze members`)
      if (isPausing) return
      const left = await takeNextRows(context, due)
      if (left === 'elsewhere') return
      if (left === 'none') break
      await yieldToEventLoop()
    }
    context.mail.wake()
    await publishMembersChanged(context, due.branchUuid)
    context.log.info('import-finished', { import: due.uuid, state: due.state })
  }
  const finishAll = async (): Promise<void> => {
    do {
      isAsked = false
      for (const due of await dueImports(context.db)) {
        await finish(due).catch((error: unknown) => context.log.fault(error, 'import'))
      }
    } while (isAsked)
  }
  const workThrough = (): Promise<void> => {
    isAsked = true
    working ??= finishAll()
      .catch((error: unknown) => context.log.fault(error, 'imports'))
      .finally(() => {
        working = null
      })
    return working
  }
  const wake = (): void => {
    if (!isClosed) void workThrough()
  }
  const rest = async (): Promise<void> => {
    clearInterval(timer)
    isPausing = true
    await working
    isPausing = false
  }
  return {
    wake,
    workThrough,
    run: () => {
      wake()
      timer = setInterval(wake, EVERY_MS).unref()
    },
    rest,
    close: () => {
      isClosed = true
      return rest()
    },
  }
}
