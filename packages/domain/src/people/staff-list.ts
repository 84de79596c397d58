import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'

export const staffList = listRules({
  columns: {
    name: { kind: 'text' },
    lastName1: { kind: 'text' },
    email: { kind: 'text' },
    landline: { kind: 'text' },
    mobilePhone: { kind: 'text' },
  },
  sorts: ['created', 'name', 'lastName1', 'email', 'role'],
  first: { column: 'name', sort: 'created', direction: 'desc' },
})
export type AdminColumn = ColumnOf<typeof staffList>
export type AdminSort = SortOf<typeof staffList>
