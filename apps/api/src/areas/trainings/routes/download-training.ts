import { downloadTraining } from '@repo/api-client/trainings/download-training'
import { dayIn } from '@repo/domain/day'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { countedMoments, wholeHeart } from '../presenters/training-records.ts'
import { trainingFile } from '../training-file.ts'
import { findTraining } from '../trainings.ts'

export const downloadTrainingRoute = route(downloadTraining, async ({ params, query }, { context, principal }) => {
  const found = await principal.branch.run(async (tx) => {
    const training = await findTraining(tx, params.uuid)
    if (training === null) throw new Refusal('not-found')
    const subject = { kind: 'member', uuid: training.members.uuid } as const
    await recordAudit(tx, principal, { action: 'member-training-exported', subject }, context.clock.now())
    return training
  })
  const { trainings: training, branches: branch, records } = found
  return trainingFile(query.format, dayIn(branch.zone, training.startAt.getTime()), {
    startAt: training.startAt,
    calories: training.calories,
    heart: wholeHeart(training),
    samples: records === null ? [] : countedMoments(training, records),
  })
})
