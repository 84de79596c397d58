import { acceptRequests } from '@repo/api-client/requests/accept-requests'

import { violatedUnique } from '../../../http/errors/database-error.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers, announceRequests } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { acceptRequests as accept } from '../accept-requests.ts'

export const acceptRequestsRoute = route(acceptRequests, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  const { branchUuid } = branch
  if (params.branch !== branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const { members, ...accepted } = await accept(tx, { branchUuid, uuids: body.uuids, now })
    for (const uuid of members) {
      await recordAudit(tx, principal, { action: 'member-accepted', subject: { kind: 'member', uuid } }, now)
    }
    return accepted
  }).catch((error: unknown) => {
    // somebody else linked the same address a moment ago
    throw violatedUnique(error) === 'members_email' ? new Refusal('member-already-linked') : error
  })
  context.mail.wake()
  await announceRequests(context, branchUuid)
  await announceMembers(context, branchUuid)
  return answer
})
