import { exportEndpoint } from '../core/list.ts'
import { listTrainings } from './list-trainings.ts'

/** The list as a file. */
export const exportTrainings = exportEndpoint(listTrainings, 'Export trainings as CSV or XLSX')
