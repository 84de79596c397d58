import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'

/** How the trainings of a center are listed. */
export const trainingList = listRules({
  columns: {
    name: { kind: 'text' },
    email: { kind: 'text' },
    deviceType: { kind: 'text' },
    trainingName: { kind: 'text' },
    start: { kind: 'day' },
  },
  sorts: ['start'],
  first: { column: 'name', sort: 'start', direction: 'desc' },
})
export type TrainingColumn = ColumnOf<typeof trainingList>
export type TrainingSort = SortOf<typeof trainingList>

/** What a watch that records by itself is called, wherever in a sensor's name it says so. */
const WATCH = { part: 'appleWatch', name: 'Apple Watch' } as const

/** A sensor's name as people know it. */
export const shownSensorName = (name: string | null): string | null =>
  name?.includes(WATCH.part) === true ? WATCH.name : name
