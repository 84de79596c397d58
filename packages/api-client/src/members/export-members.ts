import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { isSearchable, MemberSearchQuery } from './member-search.ts'

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

/** The list as a file: exactly the members the same search shows, in the same order. */
export const exportMembers = endpoint({
  method: 'GET',
  path: '/api/v2/users/export',
  summary: 'Export members as CSV or XLSX',
  access: { kind: 'staff', permission: 'user_show' },
  query: z.object({ ...MemberSearchQuery, format: z.enum(EXPORT_FORMATS) }).check(isSearchable),
  download: true,
})
