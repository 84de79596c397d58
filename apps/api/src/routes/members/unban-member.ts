import { unbanMember } from '@repo/api-client/members/unban-member'
import { eq } from 'drizzle-orm'

import { bans } from '../../db/tables/bans.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'
import { findMember } from '../../queries/members.ts'

export const unbanMemberRoute = route(unbanMember, async ({ body }, { context, principal }) => {
  const now = new Date(context.clock.now())
  await principal.branch.run(async (tx) => {
    if ((await findMember(tx, body.user_uuid, now)) === null) throw new Refusal('not-found')
    await tx.delete(bans).where(eq(bans.memberUuid, body.user_uuid))
  })
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
