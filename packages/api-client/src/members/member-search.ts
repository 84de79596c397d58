import { searchLimits } from '@repo/domain/limits'
import {
  MEMBER_SEARCH_COLUMNS,
  memberSearchFault,
  MEMBER_SORTS,
  SORT_DIRECTIONS,
  type MemberSearchColumn,
} from '@repo/domain/member-search'
import * as z from 'zod/mini'

/** What narrows and orders a list of members; the list, its counts and its exports share it. `-1` searches nothing. */
export const MemberSearchQuery = {
  search_column: z.optional(z.enum(MEMBER_SEARCH_COLUMNS)),
  search: z.optional(
    z.union([
      z.literal(searchLimits.none),
      z.string().check(z.trim(), z.minLength(searchLimits.minLength), z.maxLength(searchLimits.maxLength)),
    ]),
  ),
  sort: z.optional(z.enum(MEMBER_SORTS)),
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
}

interface Searched {
  readonly search_column?: MemberSearchColumn | undefined
  readonly search?: string | undefined
}

/** Refuses a text that its column cannot be searched for, such as a birthday on a day that does not exist. */
export const isSearchable = z.refine<Searched>(
  ({ search_column: column = 'name', search }) =>
    search === undefined || search === searchLimits.none || memberSearchFault(column, search) === null,
  { path: ['search'] },
)
