import { msg } from '@lingui/core/macro'
import { auditListDefinition } from '@repo/api-client/audit/audit-list-definition'

import { defineArea } from '../../app/define-area.ts'

export const auditArea = defineArea({
  path: '/audit',
  icon: 'eye',
  label: msg`Audit log`,
  help: 'audit',
  permission: 'administrator_show',
  list: { name: 'audit', definition: auditListDefinition },
})
