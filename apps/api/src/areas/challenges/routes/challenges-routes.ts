import type { challengesEndpoints } from '@repo/api-client/challenges/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { changeGoalStatusRoute } from './change-goal-status.ts'
import { createChallengeRoute } from './create-challenge.ts'
import { createGoalRoute } from './create-goal.ts'
import { deleteChallengeRoute } from './delete-challenge.ts'
import { deleteGoalRoute } from './delete-goal.ts'
import { exportBoardRoute } from './export-board.ts'
import { listBoardRoute } from './list-board.ts'
import { listChallengesRoute, searchBranchChallengesRoute, searchChallengesRoute } from './list-challenges.ts'
import { listCountedTrainingsRoute } from './list-counted-trainings.ts'
import { listEntrantsRoute, listRoomEntrantsRoute, listTeamEntrantsRoute } from './list-entrants.ts'
import { listGoalsRoute, searchGoalsRoute } from './list-goals.ts'
import { listChallengeModalitiesRoute, listChallengeTypesRoute, listGoalTypesRoute } from './list-kinds.ts'
import { listRecentPointsRoute } from './list-recent-points.ts'
import { removeEntrantRoute } from './remove-entrant.ts'
import { showChallengeDashboardRoute } from './show-challenge-dashboard.ts'
import { showChallengeRoute } from './show-challenge.ts'
import { showEntrantsRoute } from './show-entrants.ts'
import { showRoomMetricsRoute, showTeamMetricsRoute, showUserMetricsRoute } from './show-metrics.ts'
import { suggestTargetRoute } from './suggest-target.ts'
import { updateChallengeRoute } from './update-challenge.ts'
import { updateGoalRoute } from './update-goal.ts'

export const challengesRoutes: RoutesOf<typeof challengesEndpoints> = {
  listChallenges: listChallengesRoute,
  searchChallenges: searchChallengesRoute,
  searchBranchChallenges: searchBranchChallengesRoute,
  listRecentPoints: listRecentPointsRoute,
  listChallengeTypes: listChallengeTypesRoute,
  listChallengeModalities: listChallengeModalitiesRoute,
  listGoalTypes: listGoalTypesRoute,
  showChallengeDashboard: showChallengeDashboardRoute,
  createChallenge: createChallengeRoute,
  showChallenge: showChallengeRoute,
  updateChallenge: updateChallengeRoute,
  deleteChallenge: deleteChallengeRoute,
  showEntrants: showEntrantsRoute,
  listGoals: listGoalsRoute,
  searchGoals: searchGoalsRoute,
  suggestTarget: suggestTargetRoute,
  createGoal: createGoalRoute,
  updateGoal: updateGoalRoute,
  deleteGoal: deleteGoalRoute,
  changeGoalStatus: changeGoalStatusRoute,
  listEntrants: listEntrantsRoute,
  listRoomEntrants: listRoomEntrantsRoute,
  listTeamEntrants: listTeamEntrantsRoute,
  removeEntrant: removeEntrantRoute,
  showUserMetrics: showUserMetricsRoute,
  showTeamMetrics: showTeamMetricsRoute,
  showRoomMetrics: showRoomMetricsRoute,
  listCountedTrainings: listCountedTrainingsRoute,
  listBoard: listBoardRoute,
  exportBoard: exportBoardRoute,
}
