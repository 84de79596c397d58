import { keepListView } from '@repo/api-client/list-views/keep-list-view'

import { route } from '../../../http/route.ts'
import { keepListView as keep } from '../keep-list-view.ts'

export const keepListViewRoute = route(keepListView, async ({ params: { list }, body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  const { name, address, isDefault } = body
  const now = context.clock.now()
  const { branchUuid } = branch
  return { uuid: await branch.run((tx) => keep(tx, { branchUuid, adminUuid, list, name, address, isDefault, now })) }
})
