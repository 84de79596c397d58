import { restoreBans } from '@repo/api-client/members/restore-bans'

import { restoreBans as restore } from '../../commands/lift-bans.ts'
import { audited } from '../../commands/record-audit.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

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
