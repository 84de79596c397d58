import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import { type Database, rowsOf } from '../../../database/database.ts'
import type { Fenced } from '../../../database/fence.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { StoredSample } from './sample-series.ts'

/** Whose samples are stored, and under which epoch of the class. */
export interface SampleOwner {
  readonly participationUuid: string
  readonly branchUuid: string
  readonly classUuid: string
  readonly epoch: number
}

type SampleRow = SampleOwner & StoredSample

/** Rows as the database takes them: a list for each column, and no object for each row. */
type SampleColumns = { readonly [K in keyof SampleRow]: SampleRow[K][] }

/** Stores samples; answers with the classes that are another server's by now, whose samples were not stored. */
export type StoreSamples = (db: Database, columns: SampleColumns) => Promise<ReadonlySet<string>>

/** Those who wait for the same group, a few: they go on in the same turn of the event loop. */
interface Waiting {
  readonly done: PromiseWithResolvers<void>
  count: number
}

/** Writes samples in groups: all that came within a moment go into one statement, and are acknowledged together. */
export interface SampleWriter {
  /** Queues a row. */
  readonly add: (owner: SampleOwner, sample: StoredSample) => void
  /** Resolves once everything queued so far is stored; rejects when the attempt to store it failed. */
  readonly stored: () => Promise<void>
  /** Writes what is queued and waits for it. */
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

/** Some of the rows, in their order. */
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

/** Of the one server that has all classes. */
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
 * Of one server of several. Whoever takes a class up waits for the rows locked here, and after that nothing is stored
 * under the epoch before.
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
/** Answering a phone costs the event loop about as much as storing its samples. */
const ANSWERS_TOGETHER = 32
/** How long phones are answered before everybody else has a turn. */
const ANSWERING_MS = 8

/** Comes once all that can go on now has gone on. */
const allHaveGoneOn = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve)
  })

/**
 * Lets the waiting go a few at a time, so that the answers of a full gym do not hold the event loop; as many as there is
 * time for, since a fixed number a turn would fall behind where each turn brings more than that.
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
  /** Hears of a class whose samples were not stored because it is another server's. */
  readonly onLost?: (classUuid: string) => void
}

export const createSampleWriter = (fenced: Fenced, options: WriterOptions): SampleWriter => {
  const { store = storeSamples, onLost } = options
  let queue = noRows()
  let waiting: Waiting[] = []
  let running: Promise<void> | null = null
  let answering: Promise<void> = Promise.resolve()

  /** Writes all that is queued. What comes meanwhile is gathered for the next group, while this one is answered. */
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
      // unwritten rows stay first in the queue: a phone that sends them again finds them known, and waits for them
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

  /** The newest few who wait, as long as there is room among them. */
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
