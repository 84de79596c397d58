import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'

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

const WATCH = { part: 'appleWatch', name: 'Apple Watch' } as const

/** A sensor's name as users know it. */
export const shownSensorName = (name: string | null): string | null =>
  name?.includes(WATCH.part) === true ? WATCH.name : name
