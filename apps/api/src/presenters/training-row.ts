import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'

import type { Language } from '../errors/sentences.ts'
import type { ListedTraining } from '../queries/trainings.ts'
import { trainingNameOf } from './training-name.ts'

/** A training as lists show one. */
export const presentTrainingRow = (
  { trainings, members, training_types: type }: ListedTraining,
  language: Language,
): TrainingRow => ({
  uuid: trainings.uuid,
  startAt: trainings.startAt,
  offset: trainings.offset,
  userUuid: members.uuid,
  name: members.name,
  lastName1: members.lastName1,
  lastName2: members.lastName2,
  email: members.email,
  deviceType: trainings.deviceType,
  sensorName: trainings.sensorName,
  trainingName: trainingNameOf(type, language),
})
