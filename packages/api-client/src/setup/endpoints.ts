import type { Endpoint } from '../core/endpoint.ts'
import { putAwayFirstSteps, showFirstSteps } from './first-steps.ts'
import { checkSetup, setUpCenter } from './set-up-center.ts'

export const setupEndpoints = {
  checkSetup,
  setUpCenter,
  showFirstSteps,
  putAwayFirstSteps,
} satisfies Record<string, Endpoint>
