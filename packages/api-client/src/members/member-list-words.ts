import { memberList } from '@repo/domain/member-list'

import { listWords } from '../core/list-words.ts'

/** What the list of members may be asked, and how it is spelt. */
export const memberListWords = listWords({
  rules: memberList,
  spelled: { lastName1: 'last_name_1' },
  column: 'search_column',
})
