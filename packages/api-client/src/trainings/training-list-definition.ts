import { trainingList } from '@repo/domain/trainings/training-list'

import { defineList } from '../core/list-definition.ts'

export const trainingListDefinition = defineList({
  path: '/api/v2/trainings/level',
  rules: trainingList,
  spelled: { name: 'user_name', deviceType: 'device_type', trainingName: 'training_name' },
  column: 'search_column',
})
