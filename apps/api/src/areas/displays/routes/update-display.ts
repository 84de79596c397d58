import { updateDisplay } from '@repo/api-client/displays/update-display'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { changeDisplay } from '../change-display.ts'

export const updateDisplayRoute = route(updateDisplay, async ({ params, body }, { context, principal, once }) => {
  const subject = { kind: 'display', uuid: params.uuid } as const
  const doing = { principal, action: 'display-changed', subject, now: context.clock.now() } as const
  const answer = await once(async (tx) => {
    await audited(tx, doing, () => changeDisplay(tx, { uuid: params.uuid, ...body }))
    return { message: 'ok' }
  })
  // walls read themselves again with the rooms
  await announceRooms(context, principal.branch.branchUuid)
  return answer
})
