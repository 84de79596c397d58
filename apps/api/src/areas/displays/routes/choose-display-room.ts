import { chooseDisplayRoom } from '@repo/api-client/displays/choose-display-room'

import { route } from '../../../http/route.ts'
import { hangDisplay } from '../change-display.ts'

export const chooseDisplayRoomRoute = route(chooseDisplayRoom, async ({ body }, { principal }) => {
  await principal.branch.run((tx) => hangDisplay(tx, principal.displayUuid, body.roomUuid))
  return { message: 'ok' }
})
