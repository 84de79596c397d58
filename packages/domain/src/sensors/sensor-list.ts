import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'

export const OWNERSHIPS = ['user', 'center'] as const
/** Whose a sensor is: its user's own, or the center's. */
export type Ownership = (typeof OWNERSHIPS)[number]

/** A sensor is lent while it is the center's and somebody has it; listed by, it finds those that have not come back. */
const LENT = 'lent'

/** Whether somebody has a sensor of the center. */
export const isLent = (sensor: { readonly ownership: Ownership; readonly userUuid: string | null }): boolean =>
  sensor.ownership === 'center' && sensor.userUuid !== null

/** How the sensors of a center are listed. Numbers are short, so one character is enough to look for. */
export const sensorList = listRules({
  columns: {
    name: { kind: 'text' },
    mac: { kind: 'text' },
    centerId: { kind: 'text', min: 1 },
    userEmail: { kind: 'text' },
    ownership: { kind: 'choice', of: [...OWNERSHIPS, LENT] },
  },
  sorts: ['name', 'centerId', 'userEmail', 'updatedAt', 'lastSeenAt', 'battery'],
  first: { column: 'name', sort: 'name', direction: 'asc' },
})
export type SensorColumn = ColumnOf<typeof sensorList>
export type SensorSort = SortOf<typeof sensorList>
