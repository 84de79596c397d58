import { showTrainedClass } from '@repo/api-client/trainings/show-trained-class'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { recordFolded } from '../../audit/record-audit.ts'
import { classResults } from '../../classes/class-results.ts'
import { presentResult } from '../../classes/presenters/class-result.ts'
import { trainingNameOf } from '../presenters/training-name.ts'

export const showTrainedClassRoute = route(showTrainedClass, async ({ params }, { context, principal, language }) => {
  const results = await principal.branch.run(async (tx) => {
    const found = await classResults(tx, params.uuid)
    if (found === null) throw new Refusal('not-found')
    const subject = { kind: 'class', uuid: params.uuid } as const
    await recordFolded(tx, principal, { action: 'class-metrics-seen', subject }, context.clock.now())
    return found
  })
  return {
    uuid: results.class.uuid,
    roomName: results.roomName,
    trainingName: trainingNameOf(results.trainingType, language),
    startAt: results.class.startAt,
    endedAt: results.class.endedAt,
    results: results.rows.map(presentResult),
  }
})
