import { updateMember } from '@repo/api-client/members/update-member'

import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { updateMember as update } from '../update-member.ts'

export const updateMemberRoute = route(updateMember, async ({ params, body }, { context, principal, once }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'member-changed', subject: { kind: 'member', uuid: params.uuid }, now } as const
  const answer = await once(async (tx) => {
    await audited(tx, doing, () => update(tx, { uuid: params.uuid, ...body, now }))
    return { message: 'ok' }
  })
  await announceMembers(context, principal.branch.branchUuid)
  return answer
})
