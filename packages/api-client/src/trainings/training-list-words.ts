import { trainingList } from '@repo/domain/training-list'

import { listWords } from '../core/list-words.ts'

/** What the list of trainings may be asked, and how it is spelt. */
export const trainingListWords = listWords({
  rules: trainingList,
  spelled: { name: 'user_name', deviceType: 'device_type', trainingName: 'training_name' },
  column: 'search_column',
})
