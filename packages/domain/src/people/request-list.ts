import { EARLIEST_BIRTHDAY } from '../core/limits.ts'
import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'
import { SEXES } from '../trainings/calories.ts'

/** How those who ask to become members are listed, who has waited longest first; either name column finds words of the whole name. */
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
/** What of a request a member of the center has already; it cannot be accepted as it is. */
export type RequestConflict = (typeof REQUEST_CONFLICTS)[number]
