import { restoreBans } from '@repo/api-client/members/restore-bans'

import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { restoreBans as restore } from '../lift-bans.ts'

export const restoreBansRoute = route(restoreBans, async ({ body }, { context, principal, once }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'member-banned', subject: { kind: 'member', uuid: body.uuid }, now } as const
  const answer = await once(async (tx) => {
    await audited(tx, doing, () => restore(tx, body.uuid, new Date(now)))
    return { message: 'ok' }
  })
  await announceMembers(context, principal.branch.branchUuid)
  return answer
})
