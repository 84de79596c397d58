import { listQueries } from '../core/list-queries.ts'
import { listSensors } from './list-sensors.ts'

/** All lists of sensors, and the key of everything about them. */
export const sensorQueries = listQueries('sensors', listSensors)
