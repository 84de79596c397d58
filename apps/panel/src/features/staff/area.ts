import { msg } from '@lingui/core/macro'
import { staffListDefinition } from '@repo/api-client/staff/staff-list-definition'

import { defineArea } from '../../app/define-area.ts'

export const staffArea = defineArea(
  {
    path: '/admin',
    icon: 'shield',
    label: msg`Administrators`,
    help: 'administrators',
    permission: 'administrator_show',
    list: { name: 'admins', definition: staffListDefinition },
    create: { label: msg`Add administrator`, permission: 'administrator_create' },
  },
  {
    path: '/roles',
    icon: 'table',
    label: msg`Roles`,
    help: 'roles',
    permission: 'role_show',
  },
)
