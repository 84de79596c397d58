import { EARLIEST_BIRTHDAY } from '../core/limits.ts'
import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'
import { SEXES } from '../trainings/calories.ts'

export const requestList = listRules({
  columns: {
    name: { kind: 'text' },
    lastName1: { kind: 'text' },
    email: { kind: 'text' },
    pseudonym: { kind: 'text' },
    birthday: { kind: 'day', min: EARLIEST_BIRTHDAY },
    sex: { kind: 'choice', of: SEXES },
  },
  sorts: ['requested', 'name', 'lastName1', 'pseudonym', 'email'],
  first: { column: 'name', sort: 'requested', direction: 'asc' },
})
export type RequestColumn = ColumnOf<typeof requestList>
export type RequestSort = SortOf<typeof requestList>

export const REQUEST_CONFLICTS = ['email', 'pseudonym'] as const
/** Fields that an existing member already has, which block accepting the request. */
export type RequestConflict = (typeof REQUEST_CONFLICTS)[number]
