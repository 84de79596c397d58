import type { MemberListView } from '@repo/api-client/members/queries'
import { isDay } from '@repo/domain/day'
import {
  MEMBER_SEARCH_COLUMNS,
  MEMBER_SORTS,
  memberSearchFault,
  PAGE_SIZES,
  SORT_DIRECTIONS,
} from '@repo/domain/member-search'
import * as v from 'valibot'

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What the address of the members' screen may say; whatever else it says is as if it were not there. */
export const MembersSearch = v.object({
  page: v.fallback(v.optional(whole), undefined),
  size: v.fallback(v.optional(v.picklist(PAGE_SIZES)), undefined),
  sort: v.fallback(v.optional(v.picklist(MEMBER_SORTS)), undefined),
  direction: v.fallback(v.optional(v.picklist(SORT_DIRECTIONS)), undefined),
  column: v.fallback(v.optional(v.picklist(MEMBER_SEARCH_COLUMNS)), undefined),
  // the router reads digits typed into an address as a number; -1 searches for nothing
  search: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.pipe(v.number(), v.minValue(0))]), v.transform(String))),
    undefined,
  ),
  /** The member whose metrics stand in the place of the list. */
  metrics: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** The period of those metrics, YYYY-MM-DD. */
  from: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
  to: v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined),
  /** Whether the report of those metrics is open. */
  report: v.fallback(v.optional(v.literal(true)), undefined),
})
export type MembersSearch = v.InferOutput<typeof MembersSearch>

/** The list an address stands for. A search that is none shows everybody. */
export const memberListViewOf = (search: MembersSearch): MemberListView => {
  const column = search.column ?? 'name'
  const text = search.search?.trim() ?? ''
  return {
    page: search.page ?? 1,
    size: search.size ?? 20,
    sort: search.sort ?? 'created',
    direction: search.direction ?? (search.sort === undefined ? 'desc' : 'asc'),
    search: text !== '' && memberSearchFault(column, text) === null ? { column, text } : null,
  }
}
