import { sensorList } from '@repo/domain/sensors/sensor-list'

import { defineList } from '../core/list-definition.ts'

export const sensorListDefinition = defineList({
  path: '/api/v2/sensors',
  rules: sensorList,
  spelled: {
    name: 'sensor_name',
    mac: 'sensor_mac',
    centerId: 'sensor_id_center',
    userEmail: 'user_email',
    ownership: 'ownership_type',
    updatedAt: 'updated_at',
    lastSeenAt: 'last_seen_at',
  },
  column: 'search_colum',
})
