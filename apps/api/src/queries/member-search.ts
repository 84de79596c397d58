import { searchLimits } from '@repo/domain/limits'
import { type MemberSearchColumn, type MemberSort, type SortDirection } from '@repo/domain/member-search'

import type { MemberOrder } from './member-pages.ts'
import type { MemberSearch } from './members.ts'

interface SearchQuery {
  readonly search_column?: MemberSearchColumn | undefined
  readonly search?: string | undefined
  readonly sort?: MemberSort | undefined
  readonly direction?: SortDirection | undefined
}

/** Reads what narrows and orders a list. */
export const readMemberSearch = (
  query: SearchQuery,
): { readonly search: MemberSearch | null; readonly order: MemberOrder } => {
  const order = { sort: query.sort ?? 'created', direction: query.direction ?? 'desc' }
  if (query.search === undefined || query.search === searchLimits.none) return { search: null, order }
  return { search: { column: query.search_column ?? 'name', text: query.search }, order }
}
