import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import { panelRoutes, PUBLIC_ROUTES } from '../panel-routes.ts'
import type { StaffSession } from '../staff-session.ts'

/** The audit log comes last, because it shows the other visits. */
export const staffScreens = async ({ client }: StaffSession): Promise<readonly string[]> => {
  const { rows: members } = await client.call(listMembers, { query: viewOf(listMembers) })
  const { rows: trainings } = await client.call(listTrainings, { query: viewOf(listTrainings) })
  const { rows: challenges } = await client.call(listChallenges, { query: viewOf(listChallenges) })
  const found = panelRoutes()
    .filter((path) => !PUBLIC_ROUTES.has(path) && path !== '/audit')
    .map((path) => path.replace('$uuid', challenges[0]?.uuid ?? ''))
  return [
    ...found,
    ...['address', 'gallery', 'streaming', 'types'].map((tab) => `/center?tab=${tab}`),
    ...['password', 'sessions'].map((tab) => `/profile?tab=${tab}`),
    `/users?metrics=${members[0]?.uuid}`,
    `/sessions?metrics=${trainings[0]?.uuid}`,
    '/audit',
  ]
}

export const openScreens = (): readonly string[] => [
  ...panelRoutes()
    .filter((path) => PUBLIC_ROUTES.has(path))
    .map((path) => path.replace('$page', 'users')),
  '/join/',
]
