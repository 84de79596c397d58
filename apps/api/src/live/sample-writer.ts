import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import type { Fenced } from '../db/fence.ts'
import type { StoredSample } from './sample-series.ts'

interface SampleRow extends StoredSample {
  readonly participationUuid: string
  readonly branchUuid: string
}

interface Waiter {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Writes samples in groups: all that came within a moment go into one statement, and are acknowledged together. */
export interface SampleWriter {
  /** Queues rows. */
  readonly add: (rows: readonly SampleRow[]) => void
  /** Resolves once everything queued so far is stored; rejects when the attempt to store it failed. */
  readonly stored: () => Promise<void>
  /** Writes what is queued and waits for it. */
  readonly close: () => Promise<void>
}

const insert = async (db: Database, rows: readonly SampleRow[]): Promise<void> => {
  const of = <K extends keyof SampleRow>(key: K) => sql.param(rows.map((row) => row[key]))
  await db.execute(sql`
    insert into samples (participation_uuid, branch_uuid, at, heart_rate, steps)
    select * from unnest(${of('participationUuid')}::uuid[], ${of('branchUuid')}::uuid[], ${of('at')}::bigint[],
      ${of('heartRate')}::smallint[], ${of('steps')}::smallint[])
    on conflict do nothing`)
}

const GATHER_MS = 40
/** Answering a phone costs the event loop about as much as storing its samples. */
const ANSWERS_IN_ONE_TURN = 32

/** Lets the waiting go a few at a time, so that the answers of a full gym do not hold the event loop. */
const acknowledge = async (waiting: readonly Waiter[]): Promise<void> => {
  for (let from = 0; from < waiting.length; from += ANSWERS_IN_ONE_TURN) {
    if (from > 0) await nextTurn()
    for (const { resolve } of waiting.slice(from, from + ANSWERS_IN_ONE_TURN)) resolve()
  }
}

export const createSampleWriter = (
  fenced: Fenced,
  options: { readonly maxRows: number; readonly gatherMs?: number },
): SampleWriter => {
  let queue: SampleRow[] = []
  let waiters: Waiter[] = []
  let running: Promise<void> | null = null

  const drain = async (): Promise<void> => {
    while (queue.length > 0 || waiters.length > 0) {
      const rows = queue
      const waiting = waiters
      queue = []
      waiters = []
      let written = 0
      try {
        for (; written < rows.length; written += options.maxRows) {
          const part = rows.slice(written, written + options.maxRows)
          await fenced((db) => insert(db, part))
        }
        await acknowledge(waiting)
      } catch (error) {
        // unwritten rows stay first in the queue: a phone that sends them again finds them known, and waits for them
        queue = [...rows.slice(written), ...queue]
        for (const { reject } of waiting) reject(error)
        return
      }
    }
  }

  const run = (): Promise<void> => {
    running ??= new Promise((resolve) => setTimeout(resolve, options.gatherMs ?? GATHER_MS)).then(drain).finally(() => {
      running = null
      if (waiters.length > 0) void run()
    })
    return running
  }

  return {
    add: (rows) => {
      queue.push(...rows)
    },
    stored: () =>
      new Promise((resolve, reject) => {
        waiters.push({ resolve, reject })
        void run()
      }),
    close: async () => {
      await running
      await drain()
    },
  }
}
