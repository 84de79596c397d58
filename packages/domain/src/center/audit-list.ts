import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'
import { AUDIT_ACTIONS } from './audit-actions.ts'

export const auditList = listRules({
  columns: {
    who: { kind: 'text' },
    subject: { kind: 'text' },
    action: { kind: 'choice', of: [...AUDIT_ACTIONS] },
    at: { kind: 'day' },
  },
  sorts: ['at'],
  first: { column: 'who', sort: 'at', direction: 'desc' },
})
export type AuditColumn = ColumnOf<typeof auditList>
export type AuditSort = SortOf<typeof auditList>
