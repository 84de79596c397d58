import {
  createStreamingAccount,
  deleteStreamingAccount,
  type streamingEndpoints,
  updateStreamingAccount,
} from '@repo/api-client/streaming/endpoints'

import { route, type RoutesOf } from '../../http/route.ts'
import { changeCenter } from '../center/center-commands.ts'
import {
  createStreamingAccount as create,
  deleteStreamingAccount as remove,
  updateStreamingAccount as update,
} from './streaming-account.ts'

const createStreamingAccountRoute = route(createStreamingAccount, async ({ body: account }, call) => {
  const { clock, encryption } = call.context
  const save = { encryption, branchUuid: call.principal.branch.branchUuid, account, now: clock.now() }
  return changeCenter(call, async (tx) => ({ uuid: await create(tx, save) }))
})

const updateStreamingAccountRoute = route(updateStreamingAccount, async ({ params, body: account }, call) => {
  const { clock, encryption } = call.context
  const save = { encryption, branchUuid: call.principal.branch.branchUuid, account, now: clock.now() }
  return changeCenter(call, async (tx) => {
    await update(tx, params.uuid, save)
    return { message: 'ok' }
  })
})

const deleteStreamingAccountRoute = route(deleteStreamingAccount, async ({ params }, call) => {
  await changeCenter(call, (tx) => remove(tx, params.uuid))
  return { message: 'ok' }
})

export const streamingRoutes: RoutesOf<typeof streamingEndpoints> = {
  createStreamingAccount: createStreamingAccountRoute,
  updateStreamingAccount: updateStreamingAccountRoute,
  deleteStreamingAccount: deleteStreamingAccountRoute,
}
