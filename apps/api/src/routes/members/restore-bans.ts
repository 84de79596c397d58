import { restoreBans } from '@repo/api-client/members/restore-bans'

import { restoreBans as restore } from '../../commands/lift-bans.ts'
import { audited } from '../../commands/record-audit.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const restoreBansRoute = route(restoreBans, async ({ body }, { context, principal }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'member-banned', subject: { kind: 'member', uuid: body.uuid }, now } as const
  await principal.branch.run((tx) => audited(tx, doing, () => restore(tx, body.uuid, new Date(now))))
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
