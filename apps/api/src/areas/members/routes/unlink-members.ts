import { unlinkMembers } from '@repo/api-client/members/unlink-members'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { unlinkMembers as unlink } from '../unlink-members.ts'

export const unlinkMembersRoute = route(unlinkMembers, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuids = await unlink(tx, body.uuids, now)
    for (const uuid of uuids) {
      await recordAudit(tx, principal, { action: 'member-unlinked', subject: { kind: 'member', uuid } }, now)
    }
    return { unlinked: uuids.length }
  })
  await announceMembers(context, branch.branchUuid)
  return answer
})
