import type { ChallengeColumn, ChallengeSort, GoalColumn, GoalSort } from '@repo/domain/challenges/challenge-list'
import type { GoalType } from '@repo/domain/challenges/goal'
import type { ListView } from '@repo/domain/lists/list'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { listBoard, listRecentPoints, showChallengeDashboard } from './board.ts'
import { type ChallengeDetail, showChallenge } from './challenge.ts'
import type { EntrantQuery } from './entrant-page.ts'
import { listEntrants, listRoomEntrants, listTeamEntrants, showEntrants } from './entrants.ts'
import { listGoals, searchGoals, suggestTarget } from './goals.ts'
import { listChallenges, searchChallenges } from './list-challenges.ts'
import { listCountedTrainings, showRoomMetrics, showTeamMetrics, showUserMetrics } from './show-metrics.ts'

const CHALLENGES_KEY = ['challenges'] as const
const BOARD_KEY = ['board'] as const

const challengeKey = (uuid: string) => [...CHALLENGES_KEY, 'one', uuid] as const

const plain = listQueries(CHALLENGES_KEY[0], listChallenges)
const searched = listQueries(CHALLENGES_KEY[0], searchChallenges)

export const challengeQueries = {
  ...plain,
  page: (client: Client, view: ListView<ChallengeColumn, ChallengeSort>) =>
    (view.search === null ? plain : searched).page(client, view),
}

export const challengeFiguresOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    queryKey: [...challengeQueries.lists, 'figures'],
    queryFn: ({ signal }) => client.call(showChallengeDashboard, { query: { branchUuid } }, signal),
  })

export const storedChallengeOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: [...challengeQueries.all, 'stored', uuid],
    queryFn: async ({ signal }) => {
      const params = { uuid }
      const [challenge, entrants] = await Promise.all([
        client.call(showChallenge, { params }, signal),
        client.call(showEntrants, { params }, signal),
      ])
      return { challenge, entrants }
    },
    staleTime: 0,
    structuralSharing: false,
  })

export const recentPointsOptions = (client: Client) =>
  queryOptions({
    queryKey: [...challengeQueries.all, 'recent-points'],
    queryFn: ({ signal }) => client.call(listRecentPoints, {}, signal),
  })

export const challengeOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: challengeKey(uuid),
    queryFn: ({ signal }) => client.call(showChallenge, { params: { uuid } }, signal),
  })

export const goalQueries = (uuid: string) => {
  const goals = listQueries(`goals of ${uuid}`, listGoals, { uuid })
  const found = listQueries(`goals of ${uuid}`, searchGoals, { uuid })
  return {
    ...goals,
    page: (client: Client, view: ListView<GoalColumn, GoalSort>) =>
      (view.search === null ? goals : found).page(client, view),
  }
}

export const boardQueries = (branch: string) => listQueries(BOARD_KEY[0], listBoard, { branch })

export type ChallengePart = { readonly kind: 'all' } | { readonly kind: 'team' | 'room'; readonly uuid: string }

export const entrantsOptions = (client: Client, uuid: string, part: ChallengePart, search: EntrantQuery['search']) =>
  infiniteQueryOptions({
    queryKey: [...challengeQueries.all, 'who', uuid, part, search],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, search }
      if (part.kind === 'all') return client.call(listEntrants, { params: { uuid }, query }, signal)
      return part.kind === 'team'
        ? client.call(listTeamEntrants, { params: { uuid, team: part.uuid }, query }, signal)
        : client.call(listRoomEntrants, { params: { uuid, room: part.uuid }, query }, signal)
    },
    initialPageParam: 1,
    getNextPageParam: ({ lastPage }, _, page) => (page < lastPage ? page + 1 : null),
    placeholderData: keepPreviousData,
  })

export type Subject = { readonly kind: 'user' | 'team' | 'room'; readonly uuid: string }

export const metricsOptions = (client: Client, uuid: string, subject: Subject) =>
  queryOptions({
    queryKey: [...challengeQueries.all, 'metrics', uuid, subject],
    queryFn: ({ signal }) => {
      if (subject.kind === 'team') return client.call(showTeamMetrics, { params: { team: subject.uuid } }, signal)
      return subject.kind === 'room'
        ? client.call(showRoomMetrics, { params: { uuid, room: subject.uuid } }, signal)
        : client.call(showUserMetrics, { params: { uuid, user: subject.uuid } }, signal)
    },
  })

export const countedTrainingsOptions = (client: Client, uuid: string, subject: Subject) =>
  infiniteQueryOptions({
    queryKey: [...challengeQueries.all, 'trainings', uuid, subject],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listCountedTrainings,
        { params: { uuid }, query: { page: pageParam, [subject.kind]: subject.uuid } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  })

export const suggestionOptions = (client: Client, uuid: string, type: GoalType) =>
  queryOptions({
    queryKey: [...challengeQueries.all, 'suggestion', uuid, type],
    queryFn: ({ signal }) => client.call(suggestTarget, { params: { uuid }, query: { type } }, signal),
  })

/** Whether stored data may be out of date: challenges that ended or haven't begun don't change. */
const canMove = (challenge: ChallengeDetail | undefined, now: number): boolean => {
  if (challenge === undefined) return true
  if (challenge.status === 'pending') return now >= challenge.startAt.getTime()
  return challenge.status !== 'completed'
}

/** Invalidates the challenges that change with trainings, and of them the stale ones. */
export const refreshMovingChallenges = (
  queryClient: QueryClient,
  isStale: (query: Query) => boolean = () => true,
): void => {
  const now = Date.now()
  void queryClient.invalidateQueries({
    queryKey: CHALLENGES_KEY,
    predicate: (query) => {
      const [, kind, uuid] = query.queryKey
      if (!isStale(query)) return false
      if (kind !== 'one' && kind !== 'who' && kind !== 'metrics' && kind !== 'trainings') return true
      return canMove(queryClient.getQueryData<ChallengeDetail>(challengeKey(String(uuid))), now)
    },
  })
  void queryClient.invalidateQueries({ queryKey: BOARD_KEY, predicate: isStale })
}
