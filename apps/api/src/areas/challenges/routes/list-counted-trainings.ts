import { listCountedTrainings } from '@repo/api-client/challenges/list-counted-trainings'
import { PAGE_SIZES } from '@repo/domain/list'

import { route } from '../../../http/route.ts'
import { lastPageOf } from '../../../lists/page-place.ts'
import { recordFolded } from '../../audit/record-audit.ts'
import { trainingNameOf } from '../../trainings/presenters/training-name.ts'
import { findChallenge } from '../challenges.ts'
import { countedTrainingsPage } from '../counted-trainings.ts'

const [SIZE] = PAGE_SIZES

export const listCountedTrainingsRoute = route(
  listCountedTrainings,
  ({ params, query }, { context, principal, language }) =>
    principal.branch.run(async (tx) => {
      const challenge = await findChallenge(tx, params.uuid)
      const { page = 1, ...whose } = query
      const { rows, total } = await countedTrainingsPage(tx, challenge, whose, {
        offset: (page - 1) * SIZE,
        size: SIZE,
      })
      if (whose.user !== undefined && total > 0) {
        const look = { action: 'member-metrics-seen', subject: { kind: 'member', uuid: whose.user } } as const
        await recordFolded(tx, principal, look, context.clock.now())
      }
      return {
        rows: rows.map(({ type, ...row }) => ({ ...row, typeName: trainingNameOf(type, language) })),
        page,
        lastPage: lastPageOf(total, SIZE),
        size: SIZE,
        total,
      }
    }),
)
