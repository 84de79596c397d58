import { checkSetup } from '@repo/api-client/setup/check-setup'

import { publicHostOf } from '../../../app/config.ts'
import { route } from '../../../http/route.ts'
import { checkSetupToken } from './check-setup-token.ts'

export const checkSetupRoute = route(checkSetup, async ({ body }, call) => {
  await checkSetupToken(call, body.token)
  const host = publicHostOf(call.context.config)
  return { hosts: host === null ? [] : [host] }
})
