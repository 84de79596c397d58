import { formatDay, formatTime } from '@repo/domain/date-format'
import { dayIn } from '@repo/domain/day'
import type { ImportedTraining } from '@repo/domain/imported-training'
import { recordingLimits } from '@repo/domain/limits'
import { and, between, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { trainingRecords } from '../../database/schema/training-records.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { Language } from '../../http/errors/sentences.ts'

const SECOND_MS = 1000
const LONGEST_MS = recordingLimits.hours * 3_600_000

interface Times {
  readonly startAt: number
  readonly endAt: number
}

const presentTimes = ({ startAt, endAt }: Times) => ({
  started_at: new Date(startAt).toISOString(),
  ended_at: new Date(endAt).toISOString(),
})

/** The first training of a member that shares a moment with these times. */
const overlapped = async (tx: Transaction, memberUuid: string, { startAt, endAt }: Times): Promise<Times | null> => {
  const until = sql`${trainings.startAt} + make_interval(secs => cardinality(${trainingRecords.heartRates}) * ${trainingRecords.stepSeconds})`
  const [found] = await tx
    .select({ startAt: trainings.startAt, endAt: sql`${until}`.mapWith(trainings.startAt) })
    .from(trainings)
    .innerJoin(trainingRecords, eq(trainingRecords.trainingUuid, trainings.uuid))
    .where(
      and(
        eq(trainings.memberUuid, memberUuid),
        between(trainings.startAt, new Date(startAt - LONGEST_MS), new Date(endAt - 1)),
        gt(until, new Date(startAt)),
      ),
    )
    .orderBy(trainings.startAt)
    .limit(1)
  return found === undefined ? null : { startAt: found.startAt.getTime(), endAt: found.endAt.getTime() }
}

interface Import {
  readonly memberUuid: string
  readonly training: ImportedTraining
  /** That of the center. */
  readonly zone: string
  readonly language: Language
}

/** Refuses a training that shares a moment with a stored one of the same member, whatever that came from. */
export const refuseOverlap = async (
  tx: Transaction,
  { memberUuid, training: { startAt, samples }, zone, language }: Import,
): Promise<void> => {
  const imported = { startAt, endAt: startAt + ((samples.at(-1)?.second ?? 0) + 1) * SECOND_MS }
  const stored = await overlapped(tx, memberUuid, imported)
  if (stored === null) return
  const written = ({ startAt: from, endAt: to }: Times): string =>
    `${formatDay(dayIn(zone, from), language)} ${formatTime(from, zone)}–${formatTime(to, zone)}`
  throw new Refusal('training-overlaps', {
    values: { imported: written(imported), stored: written(stored) },
    data: { imported: presentTimes(imported), stored: presentTimes(stored) },
  })
}
