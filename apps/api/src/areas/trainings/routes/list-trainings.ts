import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import { listRoute } from '../../../lists/list-route.ts'
import { presentTrainingRow } from '../presenters/training-row.ts'
import { trainingSource } from '../training-source.ts'

export const listTrainingsRoute = listRoute(listTrainings, trainingSource, {
  row: presentTrainingRow,
  searched: 'members-trainings-searched',
})
