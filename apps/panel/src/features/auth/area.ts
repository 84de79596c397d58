import { msg } from '@lingui/core/macro'

import { defineArea } from '../../app/define-area.ts'

export const authArea = defineArea({
  path: '/profile',
  icon: 'user',
  label: msg`My profile`,
  help: 'profile',
  menu: 'profile',
})
