import { auditList } from '@repo/domain/audit-list'

import { listWords } from '../core/list-words.ts'

/** What the list of what staff did may be asked, and how it is spelt. */
export const auditListWords = listWords({
  rules: auditList,
  column: 'search_column',
})
