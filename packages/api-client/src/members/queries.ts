import type { Period } from '@repo/domain/time/period'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { listMembers } from './list-members.ts'
import { listWeights } from './measures.ts'
import { listMemberTrainings } from './member-trainings.ts'
import { showMember } from './save-member.ts'

export const memberQueries = listQueries('members', listMembers)

/** Always refetched, because the form will change it. */
export const memberQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...memberQueries.all, 'one', uuid],
    queryFn: ({ signal }) => client.call(showMember, { params: { uuid } }, signal),
    staleTime: 0,
  })

export const memberTrainingsQueryOptions = (client: Client, uuid: string, period: Period) =>
  queryOptions({
    queryKey: [...memberQueries.all, 'trainings', uuid, period],
    queryFn: ({ signal }) => client.call(listMemberTrainings, { params: { uuid }, query: period }, signal),
    placeholderData: keepPreviousData,
  })

export const memberWeightsQueryOptions = (client: Client, uuid: string, period: Period) =>
  queryOptions({
    queryKey: [...memberQueries.all, 'weights', uuid, period],
    queryFn: ({ signal }) => client.call(listWeights, { params: { uuid }, query: period }, signal),
    placeholderData: keepPreviousData,
  })
