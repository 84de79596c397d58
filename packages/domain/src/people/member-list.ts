import { EARLIEST_BIRTHDAY } from '../core/limits.ts'
import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'
import { SEXES } from '../trainings/calories.ts'

export const memberList = listRules({
  columns: {
    name: { kind: 'text' },
    lastName1: { kind: 'text' },
    email: { kind: 'text' },
    pseudonym: { kind: 'text' },
    birthday: { kind: 'day', min: EARLIEST_BIRTHDAY },
    sex: { kind: 'choice', of: SEXES },
    signInCode: { kind: 'text' },
  },
  sorts: ['created', 'name', 'lastName1', 'pseudonym', 'email'],
  first: { column: 'name', sort: 'created', direction: 'desc' },
})
export type MemberColumn = ColumnOf<typeof memberList>
export type MemberSort = SortOf<typeof memberList>
