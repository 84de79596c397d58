import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'

/** Last names of who trained, as one text. */
export const trainingLastNames = ({ lastName1, lastName2 }: TrainingRow): string =>
  [lastName1, lastName2].filter(Boolean).join(' ')

/** The whole name of who trained. */
export const trainingPerson = (row: TrainingRow): string => `${row.name} ${trainingLastNames(row)}`
