import { issueDaqKey } from '@repo/api-client/daq/issue-daq-key'

import { issueDaqKey as issue } from '../../commands/issue-daq-key.ts'
import { route } from '../../http/route.ts'

export const issueDaqKeyRoute = route(issueDaqKey, async ({ params }, { context, principal }) => {
  const { branch, adminUuid } = principal
  return { key: await issue(branch, { roomUuid: params.uuid, adminUuid, now: context.clock.now() }) }
})
