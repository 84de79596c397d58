import { adminList } from '@repo/domain/people/admin-list'

import { defineList } from '../core/list-definition.ts'

export const adminListDefinition = defineList({
  rules: adminList,
  spelled: { lastName1: 'last_name_1', mobilePhone: 'mobile_phone' },
  column: 'search_colum',
})
