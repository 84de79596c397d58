import type { ReplayedPerson } from '@repo/domain/replay'

import type { participations } from '../../../database/schema/participations.ts'
import type { trainingRecords } from '../../../database/schema/training-records.ts'
import type { trainings } from '../../../database/schema/trainings.ts'
import { countedMoments } from '../../trainings/presenters/training-records.ts'

export interface Trained {
  readonly participation: typeof participations.$inferSelect
  readonly training: typeof trainings.$inferSelect
  readonly records: typeof trainingRecords.$inferSelect
}

/** What was measured of one person of a class, by second; what is kept by minute stands for each of its seconds. */
export const presentReplayed = ({ participation, training, records }: Trained): ReplayedPerson => {
  const counted = countedMoments(training, records)
  const length = (counted.at(-1)?.second ?? -1) + 1
  const heartRates = Array.from<number | null>({ length }).fill(null)
  const calories: number[] = []
  const knowsCalories = training.calories !== null
  for (const { since, second, heartRate, calories: soFar } of counted) {
    heartRates.fill(heartRate, since, second + 1)
    if (!knowsCalories) continue
    // a second without a value has burnt nothing
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
