import { auditList } from '@repo/domain/center/audit-list'

import { defineList } from '../core/list-definition.ts'

/** What the list of what staff did may be asked, and how it is spelt. */
export const auditListDefinition = defineList({
  rules: auditList,
  column: 'search_column',
})
