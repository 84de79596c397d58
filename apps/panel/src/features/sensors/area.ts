import { msg } from '@lingui/core/macro'
import { sensorListDefinition } from '@repo/api-client/sensors/sensor-list-definition'

import { defineArea } from '../../app/define-area.ts'

export const sensorsArea = defineArea({
  path: '/sensors',
  icon: 'heart',
  label: msg`Sensors`,
  help: 'sensors',
  activeTone: 'danger',
  list: { name: 'sensors', definition: sensorListDefinition },
  create: { label: msg`Add sensor`, permission: 'user_edit' },
})
