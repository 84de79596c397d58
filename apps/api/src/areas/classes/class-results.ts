import type { ClassResult } from '@repo/api-client/classes/class-summary'
import { DATA_ORDERS, type DataOrder } from '@repo/domain/classes/class-configuration'
import { placesOf, rankingOf, rankResults } from '@repo/domain/classes/class-ranking'
import type { ReplayedPerson } from '@repo/domain/live/replay'
import { heartCurveOf } from '@repo/domain/trainings/heart-curve'
import { and, asc, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { classes, participations } from '../../database/schema/classes.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainingRecords, trainings } from '../../database/schema/trainings.ts'
import { nameKey } from '../../lists/text-search.ts'
import { countedMoments, presentPoints, wholeHeart } from '../trainings/presenters.ts'
import { isInResults } from './participant-commands.ts'
import { privacyOfRow } from './privacy/participant-privacy.ts'
import { staffResult, wallResult } from './privacy/wall-results.ts'

type Training = typeof trainings.$inferSelect

const NOTHING = {
  averageEffort: null,
  peakHeartRate: null,
  calories: null,
  steps: null,
  points: 0,
  durationSeconds: 0,
  belowSeconds: 0,
  z1Seconds: 0,
  z2Seconds: 0,
  z3Seconds: 0,
  z4Seconds: 0,
  z5Seconds: 0,
} as const satisfies Partial<Training>

export const reachedIn = (training: Training | null): Pick<Training, keyof typeof NOTHING> => training ?? NOTHING

export const zoneSecondsOf = (reached: ReturnType<typeof reachedIn>): number[] => [
  reached.z1Seconds,
  reached.z2Seconds,
  reached.z3Seconds,
  reached.z4Seconds,
  reached.z5Seconds,
]

type Participation = typeof participations.$inferSelect

interface Row {
  readonly participation: Participation
  /** Null if the participant never sent a value. */
  readonly training: typeof trainings.$inferSelect | null
}

const presentResult = ({ participation, training }: Row): ClassResult => {
  const reached = reachedIn(training)
  return {
    userUuid: participation.memberUuid,
    pseudonym: participation.pseudonym,
    imageUrl: participation.imageUrl,
    averageEffort: reached.averageEffort,
    maxHeartRate: reached.peakHeartRate,
    calories: reached.calories,
    steps: reached.steps,
    points: presentPoints(reached.points),
    seconds: reached.durationSeconds,
    zoneSeconds: zoneSecondsOf(reached),
    belowSeconds: reached.belowSeconds,
  }
}

/** The stored order; effort if a newer version stored one that this version lacks. */
export const orderOf = ({ dataOrder }: Pick<typeof classes.$inferSelect, 'dataOrder'>): DataOrder =>
  DATA_ORDERS.find((order) => order === dataOrder) ?? 'effort'

interface FoundResults {
  readonly class: Pick<typeof classes.$inferSelect, 'dataOrder'>
  readonly rows: readonly Row[]
}

/** The results in the order of the class. */
export const presentResults = (found: FoundResults) => {
  const order = orderOf(found.class)
  const results = found.rows.map((row) => staffResult(presentResult(row), privacyOfRow(row.participation)))
  return { order, results: rankResults(results, rankingOf(results, order)) }
}

/** The results that displays may show, ranked among themselves. */
export const presentWallResults = (found: FoundResults) => {
  const order = orderOf(found.class)
  const shown = found.rows.flatMap((row) => wallResult(presentResult(row), privacyOfRow(row.participation)) ?? [])
  const notShown = found.rows.length - shown.length
  return {
    order,
    results: rankResults(shown, rankingOf(shown, order)),
    ...(notShown === 0 ? {} : { notShown }),
  }
}

/** A member's own curve and place, and no one else's data. */
export const ownResult = async (tx: Transaction, { classUuid, memberUuid }: Participation) => {
  const [kept] = await tx
    .select({ training: trainings, records: trainingRecords })
    .from(trainings)
    .innerJoin(trainingRecords, eq(trainingRecords.trainingUuid, trainings.uuid))
    .where(and(eq(trainings.classUuid, classUuid), eq(trainings.memberUuid, memberUuid)))
  const found = await classResults(tx, classUuid)
  if (kept === undefined || found === null) return null
  const { order, results } = presentResults(found)
  const ranking = rankingOf(results, order)
  const places = placesOf(results, ranking)
  const { stepSeconds, heartRates } = heartCurveOf(
    countedMoments(kept.training, kept.records),
    kept.records.stepSeconds,
  )
  return {
    step_seconds: stepSeconds,
    heart_rates: [...heartRates],
    hr_avg: wholeHeart(kept.training).mean,
    place: places[results.findIndex(({ userUuid }) => userUuid === memberUuid)] ?? null,
    competitors: places.filter((place) => place !== null).length,
    data_order: ranking,
  }
}

export interface Trained {
  readonly participation: typeof participations.$inferSelect
  readonly training: typeof trainings.$inferSelect
  readonly records: typeof trainingRecords.$inferSelect
}

/** A downsampled minute repeats its value for each second. */
export const presentReplayed = ({ participation, training, records }: Trained): ReplayedPerson => {
  const counted = countedMoments(training, records)
  const length = (counted.at(-1)?.second ?? -1) + 1
  const heartRates = Array.from<number | null>({ length }).fill(null)
  const calories: number[] = []
  const knowsCalories = training.calories !== null
  for (const { since, second, heartRate, calories: soFar } of counted) {
    heartRates.fill(heartRate, since, second + 1)
    if (!knowsCalories) continue
    // a second without a value burned nothing
    while (calories.length < second) calories.push(calories.at(-1) ?? 0)
    calories.push(Math.round(soFar ?? 0))
  }
  return {
    userUuid: participation.memberUuid,
    pseudonym: participation.pseudonym,
    imageUrl: participation.imageUrl,
    joinedAtSecond: Math.floor((participation.joinedAt.getTime() - training.startAt.getTime()) / 1000),
    maxHeartRate: training.maxHeartRate,
    heartRates,
    calories,
  }
}

export const classRecords = async (tx: Transaction, uuid: string) => {
  const [found] = await tx
    .select({ class: classes, zone: branches.zone })
    .from(classes)
    .innerJoin(branches, eq(branches.uuid, classes.branchUuid))
    .where(eq(classes.uuid, uuid))
  if (found === undefined) return null
  const people = await tx
    .select({ participation: participations, training: trainings, records: trainingRecords })
    .from(participations)
    .innerJoin(
      trainings,
      and(eq(trainings.classUuid, participations.classUuid), eq(trainings.memberUuid, participations.memberUuid)),
    )
    .innerJoin(trainingRecords, eq(trainingRecords.trainingUuid, trainings.uuid))
    .where(and(eq(participations.classUuid, uuid), isInResults))
    .orderBy(asc(nameKey(participations.pseudonym)), asc(participations.uuid))
  return { ...found, people }
}

export const classResults = async (tx: Transaction, uuid: string) => {
  const [found] = await tx
    .select({ class: classes, trainingType: trainingTypes, roomName: rooms.name })
    .from(classes)
    .innerJoin(rooms, eq(rooms.uuid, classes.roomUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, classes.trainingTypeUuid))
    .where(eq(classes.uuid, uuid))
  if (found === undefined) return null
  const rows = await tx
    .select({ training: trainings, participation: participations })
    .from(participations)
    .leftJoin(
      trainings,
      and(eq(participations.classUuid, trainings.classUuid), eq(participations.memberUuid, trainings.memberUuid)),
    )
    .where(and(eq(participations.classUuid, uuid), isInResults))
  return { ...found, rows }
}
