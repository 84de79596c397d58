import { msg } from '@lingui/core/macro'

import { defineArea } from '../../app/define-area.ts'

export const dashboardArea = defineArea({
  path: '/',
  icon: 'dashboard',
  label: msg`Dashboard`,
  help: 'dashboard',
})
