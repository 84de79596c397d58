import { eraseMember } from '@repo/api-client/members/erase-member'

import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { eraseMember as erase } from '../erase-member.ts'

export const eraseMemberRoute = route(eraseMember, async ({ params }, { context, principal }) => {
  const picture = await principal.branch.run(async (tx) => {
    const left = await erase(tx, params.uuid)
    await recordAudit(tx, principal, { action: 'member-erased' }, context.clock.now())
    return left
  })
  await context.images.remove(picture)
  await context.mail.forgetMailsOf(params.uuid)
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
