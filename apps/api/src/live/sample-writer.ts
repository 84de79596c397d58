import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import type { Fenced } from '../db/fence.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { StoredSample } from './sample-series.ts'

interface SampleRow extends StoredSample {
  readonly participationUuid: string
  readonly branchUuid: string
  readonly classUuid: string
  readonly epoch: number
}

/** Stores samples; answers with the classes that are another server's by now, whose samples were not stored. */
export type StoreSamples = (db: Database, rows: readonly SampleRow[]) => Promise<ReadonlySet<string>>

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

const parameters =
  (rows: readonly SampleRow[]) =>
  <K extends keyof SampleRow>(key: K) =>
    sql.param(rows.map((row) => row[key]))

const NONE_LOST: ReadonlySet<string> = new Set()

/** Of the one server that has all classes. */
export const storeSamples: StoreSamples = async (db, rows) => {
  const of = parameters(rows)
  await db.execute(sql`
    insert into samples (participation_uuid, branch_uuid, at, heart_rate, steps)
    select * from unnest(${of('participationUuid')}::uuid[], ${of('branchUuid')}::uuid[], ${of('at')}::bigint[],
      ${of('heartRate')}::smallint[], ${of('steps')}::smallint[])
    on conflict do nothing`)
  return NONE_LOST
}

/**
 * Of one server of several. Whoever takes a class up waits for the rows locked here, and after that nothing is stored
 * under the epoch before.
 */
export const storeOwnSamples: StoreSamples = async (db, rows) => {
  const of = parameters(rows)
  const own = new Map(rows.map(({ classUuid, epoch }) => [classUuid, epoch]))
  const kept = await rowsOf<{ uuid: string }>(
    db,
    sql`
    with own as materialized (
      select classes.uuid from classes
      join unnest(${sql.param([...own.keys()])}::uuid[], ${sql.param([...own.values()])}::int[]) as mine (uuid, epoch)
        on classes.uuid = mine.uuid and classes.epoch = mine.epoch
      for share of classes
    ), stored as (
      insert into samples (participation_uuid, branch_uuid, at, heart_rate, steps)
      select participation, branch, at, heart_rate, steps
      from unnest(${of('participationUuid')}::uuid[], ${of('branchUuid')}::uuid[], ${of('at')}::bigint[],
        ${of('heartRate')}::smallint[], ${of('steps')}::smallint[], ${of('classUuid')}::uuid[])
        as sent (participation, branch, at, heart_rate, steps, class)
      where class in (select uuid from own)
      on conflict do nothing
    )
    select uuid from own`,
  )
  return new Set([...own.keys()].filter((uuid) => !kept.some((one) => one.uuid === uuid)))
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

interface WriterOptions {
  readonly maxRows: number
  readonly gatherMs?: number
  readonly store?: StoreSamples
  /** Hears of a class whose samples were not stored because it is another server's. */
  readonly onLost?: (classUuid: string) => void
}

export const createSampleWriter = (fenced: Fenced, options: WriterOptions): SampleWriter => {
  const { store = storeSamples, onLost } = options
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
          const lost = await fenced((db) => store(db, part))
          for (const classUuid of lost) onLost?.(classUuid)
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
