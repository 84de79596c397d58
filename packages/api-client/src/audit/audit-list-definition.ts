import { auditList } from '@repo/domain/center/audit-list'

import { defineList } from '../core/list-definition.ts'

export const auditListDefinition = defineList({
  path: '/api/v2/audit',
  rules: auditList,
  column: 'search_column',
})
