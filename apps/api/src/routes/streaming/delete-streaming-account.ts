import { deleteStreamingAccount } from '@repo/api-client/streaming/delete-streaming-account'

import { changeCenter } from '../../commands/change-center.ts'
import { deleteStreamingAccount as remove } from '../../commands/save-streaming-account.ts'
import { route } from '../../http/route.ts'

export const deleteStreamingAccountRoute = route(deleteStreamingAccount, async ({ params }, call) => {
  await changeCenter(call, (tx) => remove(tx, params.uuid))
  return { message: 'ok' }
})
