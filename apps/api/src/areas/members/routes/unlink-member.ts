import { unlinkMember } from '@repo/api-client/members/unlink-member'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { unlinkMembers } from '../unlink-members.ts'

export const unlinkMemberRoute = route(unlinkMember, async ({ params }, { context, principal }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  await branch.run(async (tx) => {
    const left = await unlinkMembers(tx, [params.uuid], now)
    if (left.length === 0) throw new Refusal('not-found')
    await recordAudit(tx, principal, { action: 'member-unlinked', subject: { kind: 'member', uuid: params.uuid } }, now)
  })
  await announceMembers(context, branch.branchUuid)
  return { message: 'ok' }
})
