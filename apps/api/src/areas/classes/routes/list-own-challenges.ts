import { listOwnChallenges } from '@repo/api-client/participation/list-own-challenges'
import { dayIn, startOfDay } from '@repo/domain/day'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { branchOf } from '../../center/branch.ts'
import { ownChallenges } from '../../challenges/own-challenges.ts'
import { presentOwnChallenge } from '../../challenges/presenters/own-challenge.ts'
import { runningSumsOf } from '../running-sums.ts'

export const listOwnChallengesRoute = route(listOwnChallenges, async (_, { context, principal }) => {
  const { branch, byCode, memberUuid } = principal
  if (!byCode) throw new Refusal('sign-in-code-required')
  const now = context.clock.now()
  const running = await runningSumsOf(context, branch.branchUuid)
  return branch.read(async (tx) => {
    const { features, zone } = await branchOf(tx)
    if (features['gamification'] !== true) return []
    const today = startOfDay(zone, dayIn(zone, now))
    return (await ownChallenges(tx, { memberUuid, running, now, today })).map(presentOwnChallenge)
  })
})
