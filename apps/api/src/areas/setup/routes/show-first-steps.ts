import { showFirstSteps } from '@repo/api-client/setup/show-first-steps'

import { route } from '../../../http/route.ts'
import { firstStepsDone } from '../../dashboard/first-steps-done.ts'

export const showFirstStepsRoute = route(showFirstSteps, (_, { principal }) => principal.branch.read(firstStepsDone))
