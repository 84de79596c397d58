import { deleteListView } from '@repo/api-client/list-views/delete-list-view'

import { forgetListView } from '../../commands/keep-list-view.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const deleteListViewRoute = route(deleteListView, async ({ params }, { principal: { branch, adminUuid } }) => {
  if (!(await branch.run((tx) => forgetListView(tx, { ...params, adminUuid })))) throw new Refusal('not-found')
  return { message: 'ok' }
})
