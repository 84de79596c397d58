import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import { parseLastName2 } from '@repo/domain/member-form'

import type { Language } from '../../../http/errors/sentences.ts'
import type { ListedTraining } from '../trainings.ts'
import { trainingNameOf } from './training-name.ts'

/** A training as lists show one. */
export const presentTrainingRow = ({ training, member, type }: ListedTraining, language: Language): TrainingRow => ({
  uuid: training.uuid,
  startAt: training.startAt,
  offset: training.offset,
  userUuid: member.uuid,
  name: member.name,
  lastName1: member.lastName1,
  lastName2: parseLastName2(member.lastName2),
  email: member.email,
  deviceType: training.deviceType,
  sensorName: training.sensorName,
  trainingName: trainingNameOf(type, language),
})
