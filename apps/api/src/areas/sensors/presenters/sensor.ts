import type { SensorRow } from '@repo/api-client/sensors/list-sensors'
import { contactLoss } from '@repo/domain/strap-health'

import type { ListedSensor } from '../sensor-source.ts'

/** A sensor as lists show one. */
export const presentSensor = ({ sensor, email, worn }: ListedSensor): SensorRow => ({
  uuid: sensor.uuid,
  name: sensor.name,
  mac: sensor.mac,
  centerId: sensor.centerNumber,
  userUuid: sensor.memberUuid,
  userEmail: email,
  ownership: sensor.ownership === 'owned' ? 'user' : 'center',
  updatedAt: sensor.updatedAt,
  lastSeenAt: sensor.lastSeenAt,
  battery: sensor.battery,
  contactLoss: contactLoss(worn.counted, worn.lost),
  version: sensor.version,
})
