import type { Endpoint } from '../core/endpoint.ts'
import { signInDisplay, signOutDisplay } from './display-sign-in.ts'
import { showDisplay } from './display.ts'
import { chooseDisplayRoom, deleteDisplay, listDisplays, updateDisplay } from './manage-displays.ts'
import { collectPairing, createPairingCode, pairDisplay } from './pairing.ts'
import { showWallRanking } from './show-wall-ranking.ts'

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
