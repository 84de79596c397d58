import { createStreamingAccount } from '@repo/api-client/streaming/create-streaming-account'

import { route } from '../../../http/route.ts'
import { changeCenter } from '../../center/change-center.ts'
import { createStreamingAccount as create } from '../save-streaming-account.ts'

export const createStreamingAccountRoute = route(createStreamingAccount, async ({ body: account }, call) => {
  const { clock, encryption } = call.context
  const save = { encryption, branchUuid: call.principal.branch.branchUuid, account, now: clock.now() }
  return changeCenter(call, async (tx) => ({ uuid: await create(tx, save) }))
})
