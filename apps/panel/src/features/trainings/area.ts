import { msg } from '@lingui/core/macro'
import { trainingListDefinition } from '@repo/api-client/trainings/training-list-definition'

import { defineArea } from '../../app/define-area.ts'

export const trainingsArea = defineArea({
  path: '/sessions',
  icon: 'chart',
  label: msg`Sessions`,
  help: 'sessions',
  list: { name: 'trainings', definition: trainingListDefinition },
})
