import { deleteDisplay } from '@repo/api-client/displays/delete-display'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { displayClientId, expelClients } from '../../auth/realtime-clients.ts'
import { unpairDisplay } from '../change-display.ts'

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
