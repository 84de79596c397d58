import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'

export const trainingLastNames = ({ lastName1, lastName2 }: TrainingRow): string =>
  [lastName1, lastName2].filter(Boolean).join(' ')

export const trainingPerson = (row: TrainingRow): string => `${row.name} ${trainingLastNames(row)}`
