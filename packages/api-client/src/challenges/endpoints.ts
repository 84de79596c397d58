import type { Endpoint } from '../core/endpoint.ts'
import { changeGoalStatus } from './change-goal-status.ts'
import { createChallenge } from './create-challenge.ts'
import { createGoal } from './create-goal.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { deleteGoal } from './delete-goal.ts'
import { exportBoard, listBoard } from './list-board.ts'
import { listChallenges, searchBranchChallenges, searchChallenges } from './list-challenges.ts'
import { listCountedTrainings } from './list-counted-trainings.ts'
import { listEntrants, listRoomEntrants, listTeamEntrants } from './list-entrants.ts'
import { listGoals, searchGoals } from './list-goals.ts'
import { listChallengeModalities, listChallengeTypes, listGoalTypes } from './list-kinds.ts'
import { listRecentPoints } from './list-recent-points.ts'
import { removeEntrant } from './remove-entrant.ts'
import { showChallengeDashboard } from './show-challenge-dashboard.ts'
import { showChallenge } from './show-challenge.ts'
import { showEntrants } from './show-entrants.ts'
import { showRoomMetrics, showTeamMetrics, showUserMetrics } from './show-metrics.ts'
import { suggestTarget } from './suggest-target.ts'
import { updateChallenge } from './update-challenge.ts'
import { updateGoal } from './update-goal.ts'

/** Those whose paths name a word stand before those whose paths name any challenge. */
export const challengesEndpoints = {
  listChallenges,
  searchChallenges,
  searchBranchChallenges,
  listRecentPoints,
  listChallengeTypes,
  listChallengeModalities,
  listGoalTypes,
  showChallengeDashboard,
  createChallenge,
  showChallenge,
  updateChallenge,
  deleteChallenge,
  showEntrants,
  listGoals,
  searchGoals,
  suggestTarget,
  createGoal,
  updateGoal,
  deleteGoal,
  changeGoalStatus,
  listEntrants,
  listRoomEntrants,
  listTeamEntrants,
  removeEntrant,
  showUserMetrics,
  showTeamMetrics,
  showRoomMetrics,
  listCountedTrainings,
  listBoard,
  exportBoard,
} satisfies Record<string, Endpoint>
