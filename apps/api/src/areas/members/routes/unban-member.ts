import { unbanMember } from '@repo/api-client/members/unban-member'

import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { liftBans } from '../lift-bans.ts'

export const unbanMemberRoute = route(unbanMember, async ({ body }, { context, principal }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'member-unbanned', subject: { kind: 'member', uuid: body.uuid }, now } as const
  await principal.branch.run((tx) => audited(tx, doing, () => liftBans(tx, body.uuid, new Date(now))))
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
