import { listRules, type ColumnOf, type SortOf } from './list.ts'

/** How the trainings of a center are listed. */
export const trainingList = listRules({
  columns: {
    user_name: { kind: 'text' },
    email: { kind: 'text' },
    device_type: { kind: 'text' },
    training_name: { kind: 'text' },
    start: { kind: 'day' },
  },
  sorts: ['start'],
  first: { column: 'user_name', sort: 'start', direction: 'desc' },
})
export type TrainingColumn = ColumnOf<typeof trainingList>
export type TrainingSort = SortOf<typeof trainingList>
