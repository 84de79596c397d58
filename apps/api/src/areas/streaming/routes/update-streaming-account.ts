import { updateStreamingAccount } from '@repo/api-client/streaming/update-streaming-account'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../../center/change-center.ts'
import { updateStreamingAccount as update } from '../save-streaming-account.ts'

export const updateStreamingAccountRoute = route(updateStreamingAccount, async ({ params, body: account }, call) => {
  const { clock, encryption } = call.context
  const save = { encryption, branchUuid: call.principal.branch.branchUuid, account, now: clock.now() }
  return changeCenter(call, async (tx) => {
    await update(tx, params.uuid, save)
    return { message: 'ok' }
  })
})
