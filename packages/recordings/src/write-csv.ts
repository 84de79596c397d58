import type { WrittenTraining } from './written-training.ts'

interface CsvTraining extends WrittenTraining {
  /** Effort in percent of the maximum heart rate; cumulative kcal. Null if unknown. */
  readonly samples: readonly (WrittenTraining['samples'][number] & {
    readonly effort: number | null
    readonly calories: number | null
  })[]
}

const numberOf = (value: number | null): string => (value === null ? '' : String(Math.round(value * 100) / 100))

export const writeCsv = ({ samples }: CsvTraining): string => {
  const lines = samples.map(
    ({ second, heartRate, effort, calories }) => `${second},${heartRate},${numberOf(effort)},${numberOf(calories)}`,
  )
  return ['t_seconds,heart_rate,effort_percent,calories_kcal', ...lines, ''].join('\r\n')
}
