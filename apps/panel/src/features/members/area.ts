import { msg } from '@lingui/core/macro'
import { memberListDefinition } from '@repo/api-client/members/member-list-definition'

import { defineArea } from '../../app/define-area.ts'

export const membersArea = defineArea({
  path: '/users',
  icon: 'users',
  label: msg`Users`,
  help: 'users',
  permission: 'user_show',
  list: { name: 'members', definition: memberListDefinition },
  create: { label: msg`Add user`, permission: 'user_create' },
})
