import { listQueries } from '../core/list-queries.ts'
import { listSensors } from './endpoints.ts'

export const sensorQueries = listQueries('sensors', listSensors)
