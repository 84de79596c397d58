import type { Endpoint } from '../core/endpoint.ts'
import { deleteListView } from './delete-list-view.ts'
import { keepListView } from './keep-list-view.ts'
import { listListViews } from './list-list-views.ts'

export const listViewsEndpoints = {
  listListViews,
  keepListView,
  deleteListView,
} satisfies Record<string, Endpoint>
