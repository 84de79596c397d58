import type { setupEndpoints } from '@repo/api-client/setup/endpoints'

import { CALLERS } from '../world.ts'
import type { CallRows } from './call-row.ts'

export const firstCenter = {
  token: 'spent',
  branch_name: 'Gimnasio Norte',
  lang: 'es',
  measurement_system: 'metric_system',
  offset_name: 'America/Tijuana',
  hosts: ['gym.test'],
  name: 'Ana',
  last_name_1: 'Robles',
  email: 'Ana@Gym.example',
  password: 'una clave larga',
} as const

export const setupCalls: CallRows<typeof setupEndpoints> = {
  checkSetup: {
    granted: CALLERS,
    valid: () => ({ body: { token: 'spent' } }),
    inVain: 409,
  },
  setUpCenter: {
    granted: CALLERS,
    valid: () => ({ body: firstCenter }),
    inVain: 409,
  },
  showFirstSteps: {
    granted: ['admin'],
    valid: () => ({}),
  },
  putAwayFirstSteps: {
    granted: ['admin'],
    valid: () => ({}),
  },
}
