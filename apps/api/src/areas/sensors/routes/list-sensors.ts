import { listSensors } from '@repo/api-client/sensors/list-sensors'

import { listRoute } from '../../../lists/list-route.ts'
import { presentSensor } from '../presenters/sensor.ts'
import { sensorSource } from '../sensor-source.ts'

export const listSensorsRoute = listRoute(listSensors, sensorSource, {
  row: presentSensor,
  searched: 'sensors-searched',
})
