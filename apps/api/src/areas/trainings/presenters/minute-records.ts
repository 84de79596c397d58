import type { trainingRecords } from '../../../database/schema/training-records.ts'
import type { trainings } from '../../../database/schema/trainings.ts'
import { countedMoments } from './training-records.ts'

type Records = typeof trainingRecords.$inferSelect

const MINUTE = 60

/**
 * A training's records by minute: the mean of the heart rates that count, and when the last of them was with the calories
 * up to it, so that whatever is shown of them is true of that moment.
 */
export const minuteRecords = (training: typeof trainings.$inferSelect, records: Records) => {
  const moments = countedMoments(training, records)
  const length = Math.floor((moments.at(-1)?.second ?? -1) / MINUTE) + 1
  const minutes = Array.from({ length }, () => ({ sum: 0, count: 0, last: 0, calories: null as number | null }))
  for (const { second, heartRate, calories } of moments) {
    const minute = minutes[Math.floor(second / MINUTE)]
    if (minute === undefined) continue
    minute.sum += heartRate
    minute.count += 1
    minute.last = second % MINUTE
    minute.calories = calories
  }
  const known = <T>(value: (minute: (typeof minutes)[number]) => T) =>
    minutes.map((minute) => (minute.count === 0 ? null : value(minute)))
  const knowsCalories = moments.some(({ calories }) => calories !== null)
  // of a minute without a value all is null, which the table's types do not say
  return {
    stepSeconds: MINUTE,
    heartRates: known(({ sum, count }) => Math.round(sum / count)) as number[],
    refusedPlaces: [],
    offSkinPlaces: [],
    lastSeconds: known(({ last }) => last) as number[],
    calories: knowsCalories ? (known(({ calories }) => calories) as number[]) : null,
  }
}
