import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import type { Context } from '../../lib/context.ts'
import { minuteRecords } from './presenters.ts'

const EVERY_MS = 6 * 3_600_000
const DAY_MS = 86_400_000
/** Trainings per statement. Only their ids are in memory. */
const AT_ONCE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Needed = Pick<Context, 'db' | 'clock' | 'log' | 'config'>

/** Must match the predicate of the partial index exactly */
const keptBySecond = sql`${trainingRecords.stepSeconds} = 1`

const nextKept = async (db: Database, after: string) =>
  db
    .select({ uuid: trainingRecords.trainingUuid, startAt: trainings.startAt })
    .from(trainingRecords)
    .innerJoin(trainings, eq(trainings.uuid, trainingRecords.trainingUuid))
    .where(and(keptBySecond, gt(trainingRecords.trainingUuid, after)))
    .orderBy(asc(trainingRecords.trainingUuid))
    .limit(AT_ONCE)

/** Idempotent, also when several servers run it. */
const rollUp = async (db: Database, uuid: string): Promise<number> => {
  const bySecond = and(eq(trainingRecords.trainingUuid, uuid), keptBySecond)
  const [found] = await db
    .select()
    .from(trainingRecords)
    .innerJoin(trainings, eq(trainings.uuid, trainingRecords.trainingUuid))
    .where(bySecond)
  if (found === undefined) return 0
  const minutes = minuteRecords(found.trainings, found.training_records)
  const changed = await db
    .update(trainingRecords)
    .set(minutes)
    .where(bySecond)
    .returning({ uuid: trainingRecords.trainingUuid })
  return changed.length
}

/** Statements are short, so that classes aren't blocked. A restart continues where the last run stopped. */
export const downsampleOldTrainings = async (
  { db, clock, config }: Omit<Needed, 'log'>,
  isStopping: () => boolean = () => false,
): Promise<number> => {
  const before = clock.now() - config.secondsKeptDays * DAY_MS
  let after = BEFORE_ALL
  let rolledUp = 0
  for (;;) {
    const kept = await nextKept(db, after)
    for (const { uuid, startAt } of kept) {
      if (isStopping()) return rolledUp
      if (startAt.getTime() >= before) continue
      rolledUp += await rollUp(db, uuid)
      await yieldToEventLoop()
    }
    const last = kept.at(-1)
    if (last === undefined) return rolledUp
    after = last.uuid
  }
}

export const startDownsampling = (context: Needed): (() => Promise<void>) => {
  let isStopping = false
  const forget = async (): Promise<void> => {
    try {
      const trainingsRolledUp = await downsampleOldTrainings(context, () => isStopping)
      if (trainingsRolledUp > 0) context.log.info('seconds-forgotten', { trainings: trainingsRolledUp })
    } catch (error) {
      context.log.fault(error, 'seconds-kept')
    }
  }
  let forgetting = forget()
  const timer = setInterval(() => {
    forgetting = forgetting.then(forget)
  }, EVERY_MS).unref()
  return async () => {
    isStopping = true
    clearInterval(timer)
    await forgetting
  }
}
