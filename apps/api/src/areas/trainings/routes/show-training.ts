import { showTraining } from '@repo/api-client/trainings/show-training'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { recordFolded } from '../../audit/record-audit.ts'
import { presentPoints } from '../../challenges/presenters/points.ts'
import { presentSummaries } from '../../members/presenters/summaries.ts'
import { trainingNameOf } from '../presenters/training-name.ts'
import { presentRecords } from '../presenters/training-records.ts'
import { findTraining } from '../trainings.ts'

export const showTrainingRoute = route(showTraining, async ({ params }, { context, principal, language }) => {
  const found = await principal.branch.run(async (tx) => {
    const training = await findTraining(tx, params.uuid)
    if (training === null) throw new Refusal('not-found')
    const subject = { kind: 'member', uuid: training.members.uuid } as const
    await recordFolded(tx, principal, { action: 'member-metrics-seen', subject }, context.clock.now())
    return training
  })
  const { trainings: training, members: member, training_types: type, records } = found
  return {
    ...presentSummaries(training),
    uuid: training.uuid,
    userUuid: member.uuid,
    userName: [member.name, member.lastName1, member.lastName2].filter(Boolean).join(' '),
    classUuid: training.classUuid,
    startAt: training.startAt,
    offset: training.offset,
    modality: training.modality,
    deviceType: training.deviceType,
    sensorName: training.sensorName,
    type: trainingNameOf(type, language),
    maxHeartRate: training.maxHeartRate,
    points: presentPoints(training.points),
    pointsVersion: training.pointsVersion,
    stepSeconds: records?.stepSeconds ?? 1,
    records: records === null ? [] : presentRecords(training, records),
  }
})
