import type { displaysEndpoints } from '@repo/api-client/displays/endpoints'

import { PASSWORD } from '../factories/password.ts'
import { BOTH_ROLES, type CallRows } from './call-row.ts'

export const displaysCalls: CallRows<typeof displaysEndpoints> = {
  createPairingCode: {
    granted: ['center'],
    valid: () => ({}),
  },
  collectPairing: {
    granted: ['center'],
    valid: (world) => ({ body: { secret: world.pairing.secret } }),
  },
  pairDisplay: {
    granted: BOTH_ROLES,
    valid: (world) => ({ body: { code: world.pairing.code, name: 'Recepción' } }),
    needsFeature: true,
  },
  listDisplays: {
    granted: BOTH_ROLES,
    valid: () => ({}),
    needsFeature: true,
  },
  updateDisplay: {
    granted: BOTH_ROLES,
    valid: (world) => ({
      id: world.displayUuid,
      body: {
        name: 'Recepción',
        follows: 'schedule',
        room_uuid: world.idle.uuid,
        schedule: [{ weekday: 1, from: '07:00', to: '08:00', room_uuid: world.idle.uuid }],
        idle_view: 'ranking',
        text_size: 'large',
        overscan: 2,
        has_sound: true,
      },
    }),
    needsFeature: true,
  },
  deleteDisplay: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.displayUuid }),
    needsFeature: true,
  },
  showDisplay: {
    granted: ['display'],
    valid: () => ({}),
  },
  chooseDisplayRoom: {
    granted: ['display'],
    valid: (world) => ({ body: { room_uuid: world.idle.uuid } }),
  },
  showWallRanking: {
    granted: ['display'],
    valid: () => ({}),
  },
  signInDisplay: {
    granted: ['center'],
    valid: (world) => ({ body: { email: world.spareAdmin.email, password: PASSWORD } }),
  },
  signOutDisplay: {
    granted: ['display'],
    valid: () => ({ body: {} }),
  },
}
