import { listQueries } from '../core/list-queries.ts'
import { listSensors } from './list-sensors.ts'

export const sensorQueries = listQueries('sensors', listSensors)
