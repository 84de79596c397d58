import { relinkMembers } from '@repo/api-client/members/relink-members'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { relinkMembers as relink } from '../relink-members.ts'

export const relinkMembersRoute = route(relinkMembers, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuids = await relink(tx, body.uuids, now)
    for (const uuid of uuids) {
      await recordAudit(tx, principal, { action: 'member-relinked', subject: { kind: 'member', uuid } }, now)
    }
    return { linked: [...uuids] }
  })
  await announceMembers(context, branch.branchUuid)
  return answer
})
