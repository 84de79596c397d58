import { exportEndpoint } from '../core/list.ts'
import { listMembers } from './list-members.ts'

/** The list as a file. */
export const exportMembers = exportEndpoint(listMembers, 'Export members as CSV or XLSX')
