import { showWallRanking } from '@repo/api-client/displays/show-wall-ranking'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { branchOf } from '../../center/branch.ts'
import { firstOnBoard } from '../../challenges/first-on-board.ts'

export const showWallRankingRoute = route(showWallRanking, async (_, { principal }) =>
  principal.branch.read(async (tx) => {
    const { features } = await branchOf(tx)
    if (features['gamification'] !== true) throw new Refusal('forbidden')
    const first = await firstOnBoard(tx)
    return first.map(({ pseudonym, imageUrl, standing: { gold, silver, bronze, points } }, index) => ({
      position: index + 1,
      pseudonym,
      imageUrl,
      medals: { gold, silver, bronze },
      points,
    }))
  }),
)
