import { showTraining } from '@repo/api-client/trainings/show-training'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentRecords } from '../../presenters/training-records.ts'
import { findTraining } from '../../queries/trainings.ts'

export const showTrainingRoute = route(showTraining, async ({ params }, { principal }) => {
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
    training_type: { training_name: type.name },
    max_heart_rate: training.maxHeartRate,
    summaries: {
      calories_tot: training.calories,
      duration_time_tot: training.durationSeconds,
      steps_tot: training.steps,
      z1_time_tot: training.z1Seconds,
      z2_time_tot: training.z2Seconds,
      z3_time_tot: training.z3Seconds,
      z4_time_tot: training.z4Seconds,
      z5_time_tot: training.z5Seconds,
    },
    rewards: { rookpoints: training.points, formula_version: training.pointsVersion },
    records: { hr_derived_records: records === null ? [] : presentRecords(training, records) },
  }
})
