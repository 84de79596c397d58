import { msg } from '@lingui/core/macro'

import { defineArea } from '../../app/define-area.ts'

export const statisticsArea = defineArea({
  path: '/reports',
  icon: 'calendar',
  label: msg`Reports`,
  help: 'reports',
  permission: 'reports',
})
