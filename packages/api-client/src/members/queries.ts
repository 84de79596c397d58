import type { MemberSearchColumn, MemberSort, PageSize, SortDirection } from '@repo/domain/member-search'
import type { Period } from '@repo/domain/period'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listMemberTrainings, memberTrainingsOf } from './list-member-trainings.ts'
import { listMembers, memberPageOf } from './list-members.ts'
import { listWeights, weightsOf } from './list-weights.ts'
import { memberOf } from './member.ts'
import { showMember } from './show-member.ts'

/** What a list of members shows; everything that makes two pages different. */
export interface MemberListView {
  readonly page: number
  readonly size: PageSize
  readonly sort: MemberSort
  readonly direction: SortDirection
  readonly search: { readonly column: MemberSearchColumn; readonly text: string } | null
}

/** The wire's search of a view; shared by pages and exports. */
export const memberSearchOf = ({ sort, direction, search }: Omit<MemberListView, 'page' | 'size'>) => ({
  sort,
  direction,
  ...(search === null ? {} : { search_column: search.column, search: search.text }),
})

/** How long a list stands as it was seen; somebody else may have changed it after that. */
const SEEN_FOR_MS = 30_000

/** Everything about members, for invalidation. */
export const membersKey = ['members'] as const

/** All lists of members, for invalidation. */
export const memberListsKey = [...membersKey, 'list'] as const

/** One page of members. A page once seen is shown at once, and looked at again behind it when it has grown old. */
export const memberListQueryOptions = (client: Client, view: MemberListView) =>
  queryOptions({
    queryKey: [...memberListsKey, view],
    queryFn: async ({ signal }) => {
      const query = { ...memberSearchOf(view), page: view.page, per_page: view.size }
      return memberPageOf(await client.call(listMembers, { query }, signal))
    },
    staleTime: SEEN_FOR_MS,
    placeholderData: keepPreviousData,
  })

/** One member; always fetched anew, since a form is about to change it. */
export const memberQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...membersKey, 'one', uuid],
    queryFn: async ({ signal }) => memberOf(await client.call(showMember, { params: { uuid } }, signal)),
    staleTime: 0,
  })

/** A member's trainings in a period. */
export const memberTrainingsQueryOptions = (client: Client, uuid: string, period: Period) =>
  queryOptions({
    queryKey: [...membersKey, 'trainings', uuid, period],
    queryFn: async ({ signal }) => {
      const query = { from_date: period.start, to_date: period.end }
      return memberTrainingsOf(await client.call(listMemberTrainings, { params: { uuid }, query }, signal))
    },
    placeholderData: keepPreviousData,
  })

/** A member's weights in a period. */
export const memberWeightsQueryOptions = (client: Client, uuid: string, period: Period) =>
  queryOptions({
    queryKey: [...membersKey, 'weights', uuid, period],
    queryFn: async ({ signal }) => {
      const query = { from_date: period.start, to_date: period.end, type_variable: 'weight' as const }
      return weightsOf(await client.call(listWeights, { params: { uuid }, query }, signal))
    },
    placeholderData: keepPreviousData,
  })
