import type { setupEndpoints } from '@repo/api-client/setup/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { checkSetupRoute } from './check-setup.ts'
import { putAwayFirstStepsRoute } from './put-away-first-steps.ts'
import { setUpCenterRoute } from './set-up-center.ts'
import { showFirstStepsRoute } from './show-first-steps.ts'

export const setupRoutes: RoutesOf<typeof setupEndpoints> = {
  checkSetup: checkSetupRoute,
  setUpCenter: setUpCenterRoute,
  showFirstSteps: showFirstStepsRoute,
  putAwayFirstSteps: putAwayFirstStepsRoute,
}
