import { memberList } from '@repo/domain/people/member-list'

import { defineList } from '../core/list-definition.ts'

export const memberListDefinition = defineList({
  path: '/api/v2/users',
  rules: memberList,
  spelled: { lastName1: 'last_name_1', signInCode: 'sign_in_code' },
  column: 'search_column',
})
