import { listChallenges, searchBranchChallenges, searchChallenges } from '@repo/api-client/challenges/list-challenges'

import { listRoute } from '../../../lists/list-route.ts'
import { challengeSource } from '../challenge-source.ts'
import { presentChallenge } from '../presenters/challenge.ts'

const row = presentChallenge

export const listChallengesRoute = listRoute(listChallenges, challengeSource, { row })
export const searchChallengesRoute = listRoute(searchChallenges, challengeSource, { row })
export const searchBranchChallengesRoute = listRoute(searchBranchChallenges, challengeSource, { row })
