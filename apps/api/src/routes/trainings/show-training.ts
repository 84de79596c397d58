import { showTraining } from '@repo/api-client/trainings/show-training'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentPoints } from '../../presenters/points.ts'
import { presentSummaries } from '../../presenters/summaries.ts'
import { trainingNameOf } from '../../presenters/training-name.ts'
import { presentRecords } from '../../presenters/training-records.ts'
import { findTraining } from '../../queries/trainings.ts'

export const showTrainingRoute = route(showTraining, async ({ params }, { principal, language }) => {
  const found = await principal.branch.run((tx) => findTraining(tx, params.uuid))
  if (found === null) throw new Refusal('not-found')
  const { trainings: training, members: member, training_types: type, records } = found
  return {
    ...presentSummaries(training),
    uuid: training.uuid,
    userUuid: member.uuid,
    startAt: training.startAt,
    offset: training.offset,
    modality: training.modality,
    deviceType: training.deviceType,
    sensorName: training.sensorName,
    type: trainingNameOf(type, language),
    maxHeartRate: training.maxHeartRate,
    points: presentPoints(training.points),
    pointsVersion: training.pointsVersion,
    records: records === null ? [] : presentRecords(training, records),
  }
})
