import type { Period } from '@repo/domain/time/period'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { listMemberTrainings } from './list-member-trainings.ts'
import { listMembers } from './list-members.ts'
import { listWeights } from './measures.ts'
import { showMember } from './save-member.ts'

/** All lists of members, and the key of everything about them. */
export const memberQueries = listQueries('members', listMembers)

/** One member; always fetched anew, since a form is about to change it. */
export const memberQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...memberQueries.all, 'one', uuid],
    queryFn: ({ signal }) => client.call(showMember, { params: { uuid } }, signal),
    staleTime: 0,
  })

/** A member's trainings in a period. */
export const memberTrainingsQueryOptions = (client: Client, uuid: string, period: Period) =>
  queryOptions({
    queryKey: [...memberQueries.all, 'trainings', uuid, period],
    queryFn: ({ signal }) => client.call(listMemberTrainings, { params: { uuid }, query: period }, signal),
    placeholderData: keepPreviousData,
  })

/** A member's weights in a period. */
export const memberWeightsQueryOptions = (client: Client, uuid: string, period: Period) =>
  queryOptions({
    queryKey: [...memberQueries.all, 'weights', uuid, period],
    queryFn: ({ signal }) => client.call(listWeights, { params: { uuid }, query: period }, signal),
    placeholderData: keepPreviousData,
  })
