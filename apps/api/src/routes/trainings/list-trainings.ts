import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import { listRoute } from '../../lists/list-route.ts'
import { trainingNameOf } from '../../presenters/training-name.ts'
import { trainingSource } from '../../queries/training-source.ts'

export const listTrainingsRoute = listRoute(listTrainings, trainingSource, {
  row: ({ trainings, members, training_types: type }, language) => ({
    uuid: trainings.uuid,
    startAt: trainings.startAt,
    offset: trainings.offset,
    name: members.name,
    lastName1: members.lastName1,
    lastName2: members.lastName2,
    email: members.email,
    deviceType: trainings.deviceType,
    sensorName: trainings.sensorName,
    trainingName: trainingNameOf(type, language),
  }),
})
