import type { ViewedList } from '@repo/domain/lists/list-view'
import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listListViews } from './endpoints.ts'

export const listViewsQueryOptions = (client: Client, list: ViewedList) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: ({ signal }) => client.call(listListViews, { params: { list } }, signal),
  })
