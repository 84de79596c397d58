import { listListViews } from '@repo/api-client/list-views/list-list-views'

import { route } from '../../../http/route.ts'
import { listViewsOf } from '../list-views.ts'

export const listListViewsRoute = route(listListViews, ({ params }, { principal: { branch, adminUuid } }) =>
  branch.read((tx) => listViewsOf(tx, adminUuid, params.list)),
)
