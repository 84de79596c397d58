import type { sensorsEndpoints } from '@repo/api-client/sensors/endpoints'

import { BOTH_ROLES, EVERY_STAFF, type CallRows } from './call-row.ts'

const sensor = (mac: string) => ({
  sensor_name: 'Banda 7',
  sensor_mac: mac,
  sensor_id_center: '7',
  ownership_type: 'center',
})

export const sensorsCalls: CallRows<typeof sensorsEndpoints> = {
  listSensors: {
    granted: EVERY_STAFF,
    valid: () => ({}),
  },
  exportSensors: {
    granted: EVERY_STAFF,
    valid: () => ({ query: { format: 'csv' } }),
  },
  createSensor: {
    granted: ['admin'],
    valid: () => ({ body: sensor('02:00:00:00:99:01') }),
  },
  updateSensor: {
    granted: ['admin'],
    valid: (world) => ({ id: world.sensorUuid, body: sensor('02:00:00:00:99:02') }),
  },
  deleteSensor: {
    granted: ['admin'],
    valid: (world) => ({ id: world.sensorUuid }),
  },
  handOverSensor: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.sensorUuid, body: { former_user_uuid: world.spare.uuid, user_uuid: null } }),
  },
  findHeldStrap: {
    granted: ['admin'],
    valid: () => ({}),
    needsFeature: true,
  },
}
