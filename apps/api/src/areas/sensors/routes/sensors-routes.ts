import type { sensorsEndpoints } from '@repo/api-client/sensors/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { createSensorRoute } from './create-sensor.ts'
import { deleteSensorRoute } from './delete-sensor.ts'
import { exportSensorsRoute } from './export-sensors.ts'
import { handOverSensorRoute } from './hand-over-sensor.ts'
import { listSensorsRoute } from './list-sensors.ts'
import { updateSensorRoute } from './update-sensor.ts'

export const sensorsRoutes: RoutesOf<typeof sensorsEndpoints> = {
  listSensors: listSensorsRoute,
  exportSensors: exportSensorsRoute,
  createSensor: createSensorRoute,
  updateSensor: updateSensorRoute,
  deleteSensor: deleteSensorRoute,
  handOverSensor: handOverSensorRoute,
}
