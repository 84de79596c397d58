import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'

export const OWNERSHIPS = ['user', 'center'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

const LENT = 'lent'

/** Whether a user has a sensor of the center. */
export const isLent = (sensor: { readonly ownership: Ownership; readonly userUuid: string | null }): boolean =>
  sensor.ownership === 'center' && sensor.userUuid !== null

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
