import { deleteListView } from '@repo/api-client/list-views/delete-list-view'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { forgetListView } from '../keep-list-view.ts'

export const deleteListViewRoute = route(deleteListView, async ({ params }, { principal: { branch, adminUuid } }) => {
  if (!(await branch.run((tx) => forgetListView(tx, { ...params, adminUuid })))) throw new Refusal('not-found')
  return { message: 'ok' }
})
