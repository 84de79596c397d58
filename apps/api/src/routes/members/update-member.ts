import { updateMember } from '@repo/api-client/members/update-member'

import { updateMember as update } from '../../commands/update-member.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const updateMemberRoute = route(updateMember, async ({ params, body }, { context, principal }) => {
  await update(principal.branch, { uuid: params.uuid, ...body, now: context.clock.now() })
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
