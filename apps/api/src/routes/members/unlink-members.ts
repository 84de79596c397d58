import { unlinkMembers } from '@repo/api-client/members/unlink-members'

import { unlinkMembers as unlink } from '../../commands/unlink-members.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const unlinkMembersRoute = route(unlinkMembers, async ({ params, body }, { context, principal }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const unlinked = await branch.run((tx) => unlink(tx, body.uuids, context.clock.now()))
  await announceMembers(context, branch.branchUuid)
  return { unlinked }
})
