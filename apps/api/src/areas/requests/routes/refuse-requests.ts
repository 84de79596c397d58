import { refuseRequests } from '@repo/api-client/requests/refuse-requests'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRequests } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { refuseRequests as refuse } from '../refuse-requests.ts'

export const refuseRequestsRoute = route(refuseRequests, async ({ params, body }, { context, principal }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const refused = await branch.run(async (tx) => {
    const answered = await refuse(tx, body.uuids, now)
    if (answered.length > 0) await recordAudit(tx, principal, { action: 'members-requests-refused' }, now)
    return answered
  })
  await announceRequests(context, branch.branchUuid)
  return { refused }
})
