import type { Endpoint } from '../core/endpoint.ts'
import { checkSetup } from './check-setup.ts'
import { putAwayFirstSteps } from './put-away-first-steps.ts'
import { setUpCenter } from './set-up-center.ts'
import { showFirstSteps } from './show-first-steps.ts'

export const setupEndpoints = {
  checkSetup,
  setUpCenter,
  showFirstSteps,
  putAwayFirstSteps,
} satisfies Record<string, Endpoint>
