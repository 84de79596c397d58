import { requestList } from '@repo/domain/request-list'

import { listWords } from '../core/list-words.ts'

/** What the list of requests may be asked, and how it is spelt. */
export const requestListWords = listWords({
  rules: requestList,
  spelled: { lastName1: 'last_name_1' },
  column: 'search_colum',
})
