import type { Endpoint } from '../core/endpoint.ts'
import { chooseDisplayRoom } from './choose-display-room.ts'
import { collectPairing } from './collect-pairing.ts'
import { createPairingCode } from './create-pairing-code.ts'
import { deleteDisplay } from './delete-display.ts'
import { listDisplays } from './list-displays.ts'
import { pairDisplay } from './pair-display.ts'
import { showDisplay } from './show-display.ts'
import { showWallRanking } from './show-wall-ranking.ts'
import { signInDisplay } from './sign-in-display.ts'
import { signOutDisplay } from './sign-out-display.ts'
import { updateDisplay } from './update-display.ts'

export const displaysEndpoints = {
  createPairingCode,
  collectPairing,
  pairDisplay,
  listDisplays,
  updateDisplay,
  deleteDisplay,
  showDisplay,
  chooseDisplayRoom,
  showWallRanking,
  signInDisplay,
  signOutDisplay,
} satisfies Record<string, Endpoint>
