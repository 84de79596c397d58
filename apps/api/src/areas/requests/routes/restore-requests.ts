import { restoreRequests } from '@repo/api-client/requests/restore-requests'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers, announceRequests } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { restoreRequests as restore } from '../restore-requests.ts'

export const restoreRequestsRoute = route(restoreRequests, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const restored = await restore(tx, body.uuids, now)
    if (restored.length > 0) await recordAudit(tx, principal, { action: 'members-requests-restored' }, now)
    return { restored }
  })
  await announceRequests(context, branch.branchUuid)
  await announceMembers(context, branch.branchUuid)
  return answer
})
