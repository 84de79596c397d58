import { msg } from '@lingui/core/macro'

import { defineArea } from '../../app/define-area.ts'

export const roomsArea = defineArea(
  {
    path: '/rooklegend',
    icon: 'device',
    label: 'RookLegend',
    help: 'rooklegend',
    menu: 'rooms',
    feature: 'daqs',
  },
  {
    path: '/rookremote',
    icon: 'bolt',
    label: 'RookRemote',
    help: 'rookremote',
    menu: 'rooms',
    permission: 'rookremote_show',
    feature: 'realtime',
    create: { label: msg`Add room`, permission: 'rookremote_create' },
  },
)
