import { showClassSummary } from '@repo/api-client/classes/show-class-summary'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { trainingNameOf } from '../../trainings/presenters/training-name.ts'
import { classResults } from '../class-results.ts'
import { presentResult } from '../presenters/class-result.ts'

export const showClassSummaryRoute = route(showClassSummary, async ({ params }, { principal, language }) => {
  const results = await principal.branch.read((tx) => classResults(tx, params.uuid))
  if (results === null) throw new Refusal('not-found')
  return {
    uuid: results.class.uuid,
    trainingName: trainingNameOf(results.trainingType, language),
    startAt: results.class.startAt,
    endedAt: results.class.endedAt,
    results: results.rows.map(presentResult),
  }
})
