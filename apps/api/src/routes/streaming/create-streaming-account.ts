import { createStreamingAccount } from '@repo/api-client/streaming/create-streaming-account'

import { changeCenter } from '../../commands/change-center.ts'
import { createStreamingAccount as create } from '../../commands/save-streaming-account.ts'
import { route } from '../../http/route.ts'

export const createStreamingAccountRoute = route(createStreamingAccount, async ({ body: account }, call) => {
  const { clock, seals } = call.context
  const save = { seals, branchUuid: call.principal.branch.branchUuid, account, now: clock.now() }
  return changeCenter(call, async (tx) => ({ uuid: await create(tx, save) }))
})
