import type { WrittenTraining } from './written-training.ts'

interface CsvTraining extends WrittenTraining {
  /** With effort in percent of the maximum heart rate, and kcal so far; null where they are not known. */
  readonly samples: readonly (WrittenTraining['samples'][number] & {
    readonly effort: number | null
    readonly calories: number | null
  })[]
}

const numberOf = (value: number | null): string => (value === null ? '' : String(Math.round(value * 100) / 100))

/** A training as a table of seconds; the columns of heart rates are those that recordings are read by. */
export const writeCsv = ({ samples }: CsvTraining): string => {
  const lines = samples.map(
    ({ second, heartRate, effort, calories }) => `${second},${heartRate},${numberOf(effort)},${numberOf(calories)}`,
  )
  return ['t_seconds,heart_rate,effort_percent,calories_kcal', ...lines, ''].join('\r\n')
}
