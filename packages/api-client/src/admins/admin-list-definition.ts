import { adminList } from '@repo/domain/people/admin-list'

import { defineList } from '../core/list-definition.ts'

/** What the list of the staff may be asked, and how it is spelt. */
export const adminListDefinition = defineList({
  rules: adminList,
  spelled: { lastName1: 'last_name_1', mobilePhone: 'mobile_phone' },
  column: 'search_colum',
})
