import { staffList } from '@repo/domain/people/staff-list'

import { defineList } from '../core/list-definition.ts'

export const staffListDefinition = defineList({
  path: '/api/v2/admin/user',
  rules: staffList,
  spelled: { lastName1: 'last_name_1', mobilePhone: 'mobile_phone' },
  column: 'search_colum',
})
