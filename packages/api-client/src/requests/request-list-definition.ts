import { requestList } from '@repo/domain/people/request-list'

import { defineList } from '../core/list-definition.ts'

export const requestListDefinition = defineList({
  path: '/api/v2/centers/{branch}/requests',
  rules: requestList,
  spelled: { lastName1: 'last_name_1' },
  column: 'search_colum',
})
