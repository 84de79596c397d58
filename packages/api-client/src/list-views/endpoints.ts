import type { Endpoint } from '../core/endpoint.ts'
import { deleteListView, keepListView, listListViews } from './list-views.ts'

export const listViewsEndpoints = {
  listListViews,
  keepListView,
  deleteListView,
} satisfies Record<string, Endpoint>
