import { chooseDisplayRoom } from '@repo/api-client/displays/choose-display-room'

import { hangDisplay } from '../../commands/change-display.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const chooseDisplayRoomRoute = route(chooseDisplayRoom, async ({ body }, { principal }) => {
  const isHung = await principal.branch.run((tx) => hangDisplay(tx, principal.displayUuid, body.roomUuid))
  if (!isHung) throw new Refusal('not-found')
  return { message: 'ok' }
})
