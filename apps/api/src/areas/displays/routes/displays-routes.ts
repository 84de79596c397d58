import type { displaysEndpoints } from '@repo/api-client/displays/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { chooseDisplayRoomRoute } from './choose-display-room.ts'
import { collectPairingRoute } from './collect-pairing.ts'
import { createPairingCodeRoute } from './create-pairing-code.ts'
import { deleteDisplayRoute } from './delete-display.ts'
import { listDisplaysRoute } from './list-displays.ts'
import { pairDisplayRoute } from './pair-display.ts'
import { showDisplayRoute } from './show-display.ts'
import { showWallRankingRoute } from './show-wall-ranking.ts'
import { signInDisplayRoute } from './sign-in-display.ts'
import { signOutDisplayRoute } from './sign-out-display.ts'
import { updateDisplayRoute } from './update-display.ts'

export const displaysRoutes: RoutesOf<typeof displaysEndpoints> = {
  createPairingCode: createPairingCodeRoute,
  collectPairing: collectPairingRoute,
  pairDisplay: pairDisplayRoute,
  listDisplays: listDisplaysRoute,
  updateDisplay: updateDisplayRoute,
  deleteDisplay: deleteDisplayRoute,
  showDisplay: showDisplayRoute,
  chooseDisplayRoom: chooseDisplayRoomRoute,
  showWallRanking: showWallRankingRoute,
  signInDisplay: signInDisplayRoute,
  signOutDisplay: signOutDisplayRoute,
}
