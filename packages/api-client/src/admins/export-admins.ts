import { exportEndpoint } from '../core/list.ts'
import { listAdmins } from './list-admins.ts'

/** The list of the staff as a file. */
export const exportAdmins = exportEndpoint(listAdmins, 'Export the staff as CSV or XLSX')
