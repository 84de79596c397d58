import { unlinkMember } from '@repo/api-client/members/unlink-member'

import { unlinkMembers } from '../../commands/unlink-members.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const unlinkMemberRoute = route(unlinkMember, async ({ params }, { context, principal }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const left = await branch.run((tx) => unlinkMembers(tx, [params.uuid], context.clock.now()))
  if (left === 0) throw new Refusal('not-found')
  await announceMembers(context, branch.branchUuid)
  return { message: 'ok' }
})
