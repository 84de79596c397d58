import { auditList } from '@repo/domain/center/audit-list'

import { defineList } from '../core/list-definition.ts'

export const auditListDefinition = defineList({
  rules: auditList,
  column: 'search_column',
})
