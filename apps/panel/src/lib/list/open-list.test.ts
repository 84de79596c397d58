import { createClient } from '@repo/api-client/core/client'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { createContractServer } from '@repo/api-client/fake/contract-server'
import { listListViews } from '@repo/api-client/list-views/endpoints'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import type { NamedView } from '@repo/domain/lists/list-view'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'

import { openList } from './open-list.ts'

const byName: NamedView = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  name: 'By name',
  address: { sort: 'name' },
  isDefault: true,
}

const open = async (views: readonly NamedView[] | Refused, options: { isKnown?: boolean; deps?: object } = {}) => {
  const { isKnown = false, deps = {} } = options
  const steps: string[] = []
  const server = createContractServer([
    answer(listListViews, () => {
      steps.push('views')
      return views instanceof Refused ? views : [...views]
    }),
  ])
  const client = createClient({ baseUrl: '', headers: () => ({}), fetch: server.fetch })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (isKnown && !(views instanceof Refused))
    queryClient.setQueryData(listViewsQueryOptions(client, 'members').queryKey, [...views])
  const opened = openList('/users', {
    context: { client, queryClient },
    cause: 'enter',
    deps: { ...deps },
    ask: () => steps.push('list'),
  })
  const sentTo = await opened.catch((error: unknown) => (isRedirect(error) ? error.options.search : 'failed'))
  expect(server.faults).toEqual([])
  return { steps, sentTo }
}

describe('a list that is opened', () => {
  it('is asked for once, beside its views', async () => {
    await expect(open([])).resolves.toEqual({ steps: ['list', 'views'], sentTo: undefined })
  })

  it('is asked for once where its views are known', async () => {
    await expect(open([], { isKnown: true })).resolves.toEqual({ steps: ['list'], sentTo: undefined })
  })

  it('is asked for once where its views do not come', async () => {
    const { steps, sentTo } = await open(new Refused(500, 'internal'))
    expect(steps).toEqual(['list', 'views'])
    expect(sentTo).toBeUndefined()
  })

  it('opens without a network, where its views would be waited for', async () => {
    onlineManager.setOnline(false)
    await expect(open([])).resolves.toEqual({ steps: ['list'], sentTo: undefined })
    onlineManager.setOnline(true)
  })

  it('opens with the default view, and is not asked for otherwise where that is known', async () => {
    await expect(open([byName], { isKnown: true })).resolves.toEqual({ steps: [], sentTo: { sort: 'name' } })
    await expect(open([byName])).resolves.toMatchObject({ sentTo: { sort: 'name' } })
  })

  it('opens as its address says where it says anything', async () => {
    const { steps, sentTo } = await open([byName], { isKnown: true, deps: { page: 2 } })
    expect(steps).toEqual(['list'])
    expect(sentTo).toBeUndefined()
  })
})
