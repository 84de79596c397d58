import { exportEndpoint } from '../core/list.ts'
import { listAudit } from './list-audit.ts'

/** What staff did, as a file. */
export const exportAudit = exportEndpoint(listAudit, 'Export what staff did as CSV or XLSX')
