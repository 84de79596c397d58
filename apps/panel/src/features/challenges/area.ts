import { msg } from '@lingui/core/macro'

import { defineArea } from '../../app/define-area.ts'

export const challengesArea = defineArea({
  path: '/challenges',
  icon: 'trophy',
  label: msg`Challenges`,
  help: 'challenges',
  menu: 'rooms',
  activeTone: 'danger',
  feature: 'gamification',
  list: { name: 'challenges' },
  create: { label: msg`Add challenge`, permission: 'user_edit' },
})
