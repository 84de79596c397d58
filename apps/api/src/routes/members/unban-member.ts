import { unbanMember } from '@repo/api-client/members/unban-member'

import { liftBans } from '../../commands/lift-bans.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const unbanMemberRoute = route(unbanMember, async ({ body }, { context, principal }) => {
  const now = new Date(context.clock.now())
  await principal.branch.run((tx) => liftBans(tx, body.uuid, now))
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
