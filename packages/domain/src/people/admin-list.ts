import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'

export const adminList = listRules({
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
export type AdminColumn = ColumnOf<typeof adminList>
export type AdminSort = SortOf<typeof adminList>
