import { exportEndpoint } from '../core/list.ts'
import { listSensors } from './list-sensors.ts'

/** The list as a file. */
export const exportSensors = exportEndpoint(listSensors, 'Export sensors as CSV or XLSX')
