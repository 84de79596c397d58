import {
  deleteListView,
  keepListView,
  listListViews,
  type listViewsEndpoints,
} from '@repo/api-client/list-views/endpoints'

import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { forgetListView, keepListView as keep, listViewsOf } from './list-views.ts'

const listListViewsRoute = route(listListViews, ({ params }, { principal: { branch, adminUuid } }) =>
  branch.read((tx) => listViewsOf(tx, adminUuid, params.list)),
)

const keepListViewRoute = route(keepListView, async ({ params: { list }, body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  const { name, address, isDefault } = body
  const now = context.clock.now()
  const { branchUuid } = branch
  return { uuid: await branch.run((tx) => keep(tx, { branchUuid, adminUuid, list, name, address, isDefault, now })) }
})

const deleteListViewRoute = route(deleteListView, async ({ params }, { principal: { branch, adminUuid } }) => {
  if (!(await branch.run((tx) => forgetListView(tx, { ...params, adminUuid })))) throw new Refusal('not-found')
  return { message: 'ok' }
})

export const listViewsRoutes: RoutesOf<typeof listViewsEndpoints> = {
  listListViews: listListViewsRoute,
  keepListView: keepListViewRoute,
  deleteListView: deleteListViewRoute,
}
