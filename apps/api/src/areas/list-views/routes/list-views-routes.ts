import type { listViewsEndpoints } from '@repo/api-client/list-views/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { deleteListViewRoute } from './delete-list-view.ts'
import { keepListViewRoute } from './keep-list-view.ts'
import { listListViewsRoute } from './list-list-views.ts'

export const listViewsRoutes: RoutesOf<typeof listViewsEndpoints> = {
  listListViews: listListViewsRoute,
  keepListView: keepListViewRoute,
  deleteListView: deleteListViewRoute,
}
