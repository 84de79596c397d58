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
    training_uuid: training.uuid,
    user_uuid: member.uuid,
    start: training.startAt.toISOString(),
    offset: training.offset,
    groupal_mode: training.modality === 'group' ? 1 : 0,
    device_type: training.deviceType,
    sensor: training.sensorName,
    training_type: { training_name: trainingNameOf(type, language) },
    max_heart_rate: training.maxHeartRate,
    summaries: presentSummaries(training),
    rewards: { rookpoints: presentPoints(training.points), formula_version: training.pointsVersion },
    records: { hr_derived_records: records === null ? [] : presentRecords(training, records) },
  }
})
