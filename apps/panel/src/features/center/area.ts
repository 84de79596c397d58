import { msg } from '@lingui/core/macro'

import { defineArea } from '../../app/define-area.ts'

export const centerArea = defineArea({
  path: '/center',
  icon: 'rooms',
  label: msg`Center information`,
  help: 'center',
  menu: 'profile',
  permission: 'center_information_show',
})
