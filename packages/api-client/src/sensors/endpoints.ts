import type { Endpoint } from '../core/endpoint.ts'
import { createSensor } from './create-sensor.ts'
import { deleteSensor } from './delete-sensor.ts'
import { exportSensors } from './export-sensors.ts'
import { handOverSensor } from './hand-over-sensor.ts'
import { listSensors } from './list-sensors.ts'
import { updateSensor } from './update-sensor.ts'

export const sensorsEndpoints = {
  listSensors,
  exportSensors,
  createSensor,
  updateSensor,
  deleteSensor,
  handOverSensor,
} satisfies Record<string, Endpoint>
