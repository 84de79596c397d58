import type { Endpoint } from '../core/endpoint.ts'
import { listSensors } from './list-sensors.ts'
import { createSensor, deleteSensor, exportSensors, handOverSensor, updateSensor } from './sensor-endpoints.ts'

export const sensorsEndpoints = {
  listSensors,
  exportSensors,
  createSensor,
  updateSensor,
  deleteSensor,
  handOverSensor,
} satisfies Record<string, Endpoint>
