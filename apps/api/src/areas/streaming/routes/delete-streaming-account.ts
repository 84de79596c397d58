import { deleteStreamingAccount } from '@repo/api-client/streaming/delete-streaming-account'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../../center/change-center.ts'
import { deleteStreamingAccount as remove } from '../save-streaming-account.ts'

export const deleteStreamingAccountRoute = route(deleteStreamingAccount, async ({ params }, call) => {
  await changeCenter(call, (tx) => remove(tx, params.uuid))
  return { message: 'ok' }
})
