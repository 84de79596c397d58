import { showClassSummary } from '@repo/api-client/classes/show-class-summary'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentResult } from '../../presenters/class-result.ts'
import { trainingNameOf } from '../../presenters/training-name.ts'
import { classResults } from '../../queries/class-results.ts'

export const showClassSummaryRoute = route(showClassSummary, async ({ params }, { principal, language }) => {
  const results = await principal.branch.run((tx) => classResults(tx, params.uuid))
  if (results === null) throw new Refusal('not-found')
  return {
    uuid: results.class.uuid,
    training_name: trainingNameOf(results.trainingType, language),
    class_start_at: results.class.startAt.toISOString(),
    ended_at: results.class.endedAt?.toISOString() ?? null,
    participants: results.rows.map(presentResult),
  }
})
