import { listAudit } from '@repo/api-client/audit/endpoints'
import { auditQueries } from '@repo/api-client/audit/queries'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { type Client, createClient } from '@repo/api-client/core/client'
import { viewOf } from '@repo/api-client/core/list'
import { dashboardQueryOptions } from '@repo/api-client/dashboard/queries'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import { listMembers } from '@repo/api-client/members/list-members'
import { memberQueries } from '@repo/api-client/members/queries'
import { requestQueries } from '@repo/api-client/requests/queries'
import { listRequests } from '@repo/api-client/requests/requests'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { staffQueries, adminQueryOptions } from '@repo/api-client/staff/queries'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { trainingQueries } from '@repo/api-client/trainings/queries'
import type { ViewedList } from '@repo/domain/lists/list-view'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { firstRequests } from './first-requests.ts'

const session: StoredSession = {
  rememberme: true,
  tokenAdmin: 'token',
  uuidUser: 'ana',
  uuidBranch: 'north',
  permissions: ['user_show', 'administrator_show'],
  showAgreement: false,
  role: 'admin',
  features_enabled: [],
  renewedAt: 0,
}

type Ask = (client: Client, queries: QueryClient) => Promise<unknown>

const addressesOf = async (asks: readonly Ask[]): Promise<readonly string[]> => {
  const asked: string[] = []
  const client = createClient({
    baseUrl: '',
    headers: () => ({}),
    fetch: async (url) => {
      asked.push(url)
      return Response.error()
    },
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await Promise.allSettled(asks.map((ask) => ask(client, queries)))
  return asked
}

const home: readonly Ask[] = [
  (client, queries) => queries.fetchQuery(dashboardQueryOptions(client)),
  (client, queries) => queries.fetchQuery(adminQueryOptions(client, 'ana')),
  (client, queries) => queries.fetchQuery(centerQueryOptions(client, 'north')),
]

const lists: Readonly<Record<string, readonly [ViewedList, Ask]>> = {
  '/users': ['members', (client, queries) => queries.fetchQuery(memberQueries.page(client, viewOf(listMembers)))],
  '/sessions': [
    'trainings',
    (client, queries) => queries.fetchQuery(trainingQueries.page(client, viewOf(listTrainings))),
  ],
  '/sensors': ['sensors', (client, queries) => queries.fetchQuery(sensorQueries.page(client, viewOf(listSensors)))],
  '/admin': ['admins', (client, queries) => queries.fetchQuery(staffQueries.page(client, viewOf(listAdmins)))],
  '/audit': ['audit', (client, queries) => queries.fetchQuery(auditQueries.page(client, viewOf(listAudit)))],
  '/requests': [
    'requests',
    (client, queries) => queries.fetchQuery(requestQueries('north').page(client, viewOf(listRequests))),
  ],
}

describe('what the first screen asks for', () => {
  it.each(Object.entries(lists))('at %s is where its own code asks for it', async (pathname, [list, page]) => {
    const views: Ask = (client, queries) => queries.fetchQuery(listViewsQueryOptions(client, list))
    const asked = await addressesOf([page, views, ...home])
    expect(firstRequests({ pathname, search: '' }, session)).toEqual(asked)
  })

  it.each([
    ['another screen', '/profile', ''],
    ['a list narrowed by its address', '/users', '?page=2'],
  ])('at %s is what all screens need', async (_, pathname, search) => {
    expect(firstRequests({ pathname, search }, session)).toEqual(await addressesOf(home))
  })

  it.each(['/users', '/audit'])('at %s is nothing that they may not see', async (pathname) => {
    expect(firstRequests({ pathname, search: '' }, { ...session, permissions: [] })).toEqual(await addressesOf(home))
  })
})
