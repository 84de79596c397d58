import { deleteDisplay } from '@repo/api-client/displays/delete-display'

import { unpairDisplay } from '../../commands/change-display.ts'
import { audited } from '../../commands/record-audit.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { displayClientId, expelClients } from '../../realtime-clients.ts'

export const deleteDisplayRoute = route(deleteDisplay, async ({ params }, { context, principal }) => {
  const subject = { kind: 'display', uuid: params.uuid } as const
  const doing = { principal, action: 'display-removed', subject, now: context.clock.now() } as const
  await principal.branch.run(async (tx) => {
    const isGone = await audited(tx, doing, () => unpairDisplay(tx, params.uuid))
    if (!isGone) throw new Refusal('not-found')
  })
  // the wall looks for itself, and finds that it belongs to nobody
  await announceRooms(context, principal.branch.branchUuid)
  await expelClients(context, [displayClientId(params.uuid)])
  return { message: 'ok' }
})
