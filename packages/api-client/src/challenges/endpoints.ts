import type { Endpoint } from '../core/endpoint.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { changeGoalStatus, createGoal, deleteGoal, updateGoal } from './goals.ts'
import { exportBoard, listBoard } from './list-board.ts'
import { listChallenges, searchBranchChallenges, searchChallenges } from './list-challenges.ts'
import { listCountedTrainings } from './list-counted-trainings.ts'
import { listEntrants, listRoomEntrants, listTeamEntrants, removeEntrant } from './list-entrants.ts'
import { listGoals, searchGoals } from './list-goals.ts'
import { listChallengeModalities, listChallengeTypes, listGoalTypes } from './list-kinds.ts'
import { listRecentPoints } from './list-recent-points.ts'
import { showChallengeDashboard } from './show-challenge-dashboard.ts'
import { showChallenge } from './show-challenge.ts'
import { showEntrants } from './show-entrants.ts'
import { showRoomMetrics, showTeamMetrics, showUserMetrics } from './show-metrics.ts'
import { suggestTarget } from './suggest-target.ts'
import { updateChallenge } from './update-challenge.ts'

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
