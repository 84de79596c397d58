import type { trainingRecords } from '../db/tables/training-records.ts'

type Records = typeof trainingRecords.$inferSelect

interface TrainingSample {
  /** Since the training began. */
  readonly second: number
  readonly heartRate: number
  /** Whether it is the first of its record; the others stand for the rest of the step. */
  readonly isFirst: boolean
}

/**
 * Every second of a training that counts. Records older than the retention of seconds have wider steps; each then
 * stands for its whole step.
 */
export const trainingSamples = ({ heartRates, refusedPlaces, stepSeconds }: Records): TrainingSample[] => {
  const refused = new Set(refusedPlaces)
  const steps = Array.from({ length: stepSeconds }, (_, second) => second)
  return (heartRates as (number | null)[]).flatMap((heartRate, index) =>
    heartRate === null || refused.has(index)
      ? []
      : steps.map((step) => ({ second: index * stepSeconds + step, heartRate, isFirst: step === 0 })),
  )
}
