import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { type Database, rowsOf } from '../../../database/database.ts'
import type { Fenced } from '../../../database/fence.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { StoredSample } from './sample-series.ts'

export interface SampleOwner {
  readonly participationUuid: string
  readonly branchUuid: string
  readonly classUuid: string
  readonly epoch: number
}

type SampleRow = SampleOwner & StoredSample

/** One array per column, without an object per row. */
type SampleColumns = { readonly [K in keyof SampleRow]: SampleRow[K][] }

/** Returns the classes that another server owns, whose samples were not stored. */
export type StoreSamples = (db: Database, columns: SampleColumns) => Promise<ReadonlySet<string>>

/** A few callers that wait for the same batch; they resume in one turn of the event loop. */
interface Waiting {
  readonly done: PromiseWithResolvers<void>
  count: number
}

/** Writes samples in batches: one statement, acknowledged together. */
export interface SampleWriter {
  readonly add: (owner: SampleOwner, sample: StoredSample) => void
  /** Resolves once all queued samples are stored; rejects if the attempt fails. */
  readonly stored: () => Promise<void>
  readonly close: () => Promise<void>
}

const noRows = (): SampleColumns => ({
  participationUuid: [],
  branchUuid: [],
  classUuid: [],
  epoch: [],
  at: [],
  heartRate: [],
  steps: [],
  hasContact: [],
})

const rowsFrom = (columns: SampleColumns, first: number, after?: number): SampleColumns => ({
  participationUuid: columns.participationUuid.slice(first, after),
  branchUuid: columns.branchUuid.slice(first, after),
  classUuid: columns.classUuid.slice(first, after),
  epoch: columns.epoch.slice(first, after),
  at: columns.at.slice(first, after),
  heartRate: columns.heartRate.slice(first, after),
  steps: columns.steps.slice(first, after),
  hasContact: columns.hasContact.slice(first, after),
})

const bothOf = (first: SampleColumns, second: SampleColumns): SampleColumns => ({
  participationUuid: [...first.participationUuid, ...second.participationUuid],
  branchUuid: [...first.branchUuid, ...second.branchUuid],
  classUuid: [...first.classUuid, ...second.classUuid],
  epoch: [...first.epoch, ...second.epoch],
  at: [...first.at, ...second.at],
  heartRate: [...first.heartRate, ...second.heartRate],
  steps: [...first.steps, ...second.steps],
  hasContact: [...first.hasContact, ...second.hasContact],
})

const NONE_LOST: ReadonlySet<string> = new Set()

export const storeSamples: StoreSamples = async (db, columns) => {
  await db.execute(sql`
    insert into samples (participation_uuid, branch_uuid, at, heart_rate, steps, has_contact)
    select * from unnest(${sql.param(columns.participationUuid)}::uuid[], ${sql.param(columns.branchUuid)}::uuid[], ${sql.param(columns.at)}::bigint[],
      ${sql.param(columns.heartRate)}::smallint[], ${sql.param(columns.steps)}::smallint[],
      ${sql.param(columns.hasContact)}::boolean[])
    on conflict do nothing`)
  return NONE_LOST
}

/**
 * For one of several servers. A takeover waits for the rows locked here, so nothing is stored under the old epoch after
 * it.
 */
export const storeOwnSamples: StoreSamples = async (db, columns) => {
  const own = new Map(columns.classUuid.map((classUuid, row) => [classUuid, columns.epoch[row]]))
  const kept = await rowsOf<{ uuid: string }>(
    db,
    sql`
    with own as materialized (
      select classes.uuid from classes
      join unnest(${sql.param([...own.keys()])}::uuid[], ${sql.param([...own.values()])}::int[]) as mine (uuid, epoch)
        on classes.uuid = mine.uuid and classes.epoch = mine.epoch
      for share of classes
    ), stored as (
      insert into samples (participation_uuid, branch_uuid, at, heart_rate, steps, has_contact)
      select participation, branch, at, heart_rate, steps, has_contact
      from unnest(${sql.param(columns.participationUuid)}::uuid[], ${sql.param(columns.branchUuid)}::uuid[], ${sql.param(columns.at)}::bigint[],
        ${sql.param(columns.heartRate)}::smallint[], ${sql.param(columns.steps)}::smallint[],
        ${sql.param(columns.hasContact)}::boolean[], ${sql.param(columns.classUuid)}::uuid[])
        as sent (participation, branch, at, heart_rate, steps, has_contact, class)
      where class in (select uuid from own)
      on conflict do nothing
    )
    select uuid from own`,
  )
  return new Set([...own.keys()].filter((uuid) => !kept.some((one) => one.uuid === uuid)))
}

const GATHER_MS = 40
/** Answering a phone takes the event loop about as long as storing its samples. */
const ANSWERS_TOGETHER = 32
/** Time for answering phones before yielding to others. */
const ANSWERING_MS = 8

/** Resolves after all callers that can resume have resumed. */
const allHaveGoneOn = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve)
  })

/**
 * Yields by time, so that the answers of a full gym don't block the event loop. A fixed number per turn would fall
 * behind if more arrive.
 */
const acknowledge = async (waiting: readonly Waiting[], steady: Clock['steady']): Promise<void> => {
  let from = steady()
  for (const { done } of waiting) {
    if (steady() - from > ANSWERING_MS) {
      await yieldToEventLoop()
      from = steady()
    }
    done.resolve()
    await allHaveGoneOn()
  }
}

interface WriterOptions {
  readonly clock: Pick<Clock, 'steady'>
  readonly maxRows: number
  readonly gatherMs?: number
  readonly store?: StoreSamples
  readonly onLost?: (classUuid: string) => void
}

export const createSampleWriter = (fenced: Fenced, options: WriterOptions): SampleWriter => {
  const { store = storeSamples, onLost } = options
  let queue = noRows()
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null
  let answering: Promise<void> = Promise.resolve()

  /** Rows that arrive meanwhile go into the next batch. */
  const write = async (): Promise<void> => {
    const rows = queue
    const group = waiting
    queue = noRows()
    waiting = []
    let written = 0
    try {
      for (; written < rows.at.length; written += options.maxRows) {
        const part = rowsFrom(rows, written, written + options.maxRows)
        const lost = await fenced((db) => store(db, part))
        for (const classUuid of lost) onLost?.(classUuid)
      }
      answering = answering.then(() => acknowledge(group, options.clock.steady))
    } catch (error) {
      // unwritten rows stay first in the queue: a phone that resends them finds them known, and waits for them
      queue = bothOf(rowsFrom(rows, written), queue)
      for (const { done } of group) done.reject(error)
    }
  }

  const run = (): Promise<void> => {
    running ??= new Promise((resolve) => setTimeout(resolve, options.gatherMs ?? GATHER_MS)).then(write).finally(() => {
      running = null
      if (waiting.length > 0) void run()
    })
    return running
  }

  const untilIdle = async (): Promise<void> => {
    if (running === null) return
    await running
    await untilIdle()
  }

  const newestWaiting = (): Waiting => {
    const newest = waiting.at(-1)
    if (newest !== undefined && newest.count < ANSWERS_TOGETHER) return newest
    const next: Waiting = { done: Promise.withResolvers(), count: 0 }
    waiting.push(next)
    return next
  }

  return {
    add: ({ participationUuid, branchUuid, classUuid, epoch }, { at, heartRate, steps, hasContact }) => {
      queue.participationUuid.push(participationUuid)
      queue.branchUuid.push(branchUuid)
      queue.classUuid.push(classUuid)
      queue.epoch.push(epoch)
      queue.at.push(at)
      queue.heartRate.push(heartRate)
      queue.steps.push(steps)
      queue.hasContact.push(hasContact)
    },
    stored: () => {
      const newest = newestWaiting()
      newest.count += 1
      void run()
      return newest.done.promise
    },
    close: async () => {
      await untilIdle()
      await write()
      await answering
    },
  }
}
