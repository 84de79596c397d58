import { refuseRequests } from '@repo/api-client/requests/refuse-requests'

import { recordAudit } from '../../commands/record-audit.ts'
import { refuseRequests as refuse } from '../../commands/refuse-requests.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRequests } from '../../live/announce.ts'

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
