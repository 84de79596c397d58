import type { Endpoint } from '../core/endpoint.ts'
import { exportBoard, listBoard, listRecentPoints, showChallengeDashboard } from './board.ts'
import { listChallengeModalities, listChallengeTypes, listGoalTypes, showChallenge } from './challenge.ts'
import { listEntrants, listRoomEntrants, listTeamEntrants, removeEntrant, showEntrants } from './entrants.ts'
import { changeGoalStatus, createGoal, deleteGoal, listGoals, searchGoals, suggestTarget, updateGoal } from './goals.ts'
import { exportChallenges, listChallenges, searchBranchChallenges, searchChallenges } from './list-challenges.ts'
import { createChallenge, deleteChallenge, updateChallenge } from './save-challenge.ts'
import { listCountedTrainings, showRoomMetrics, showTeamMetrics, showUserMetrics } from './show-metrics.ts'

/** Literal paths come before those with a parameter in the same place. */
export const challengesEndpoints = {
  listChallenges,
  exportChallenges,
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
