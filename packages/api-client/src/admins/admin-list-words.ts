import { adminList } from '@repo/domain/admin-list'

import { listWords } from '../core/list-words.ts'

/** What the list of the staff may be asked, and how it is spelt. */
export const adminListWords = listWords({
  rules: adminList,
  spelled: { lastName1: 'last_name_1', mobilePhone: 'mobile_phone' },
  column: 'search_colum',
})
