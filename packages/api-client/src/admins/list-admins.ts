import { listEndpoint } from '../core/list.ts'
import { adminListDefinition } from './admin-list-definition.ts'
import { AdminRowCodec } from './admin-row.ts'

/** The staff of the branch, a page at a time. */
export const listAdmins = listEndpoint({
  path: '/api/v2/admin/user',
  summary: 'List the staff',
  permission: 'administrator_show',
  ...adminListDefinition,
  row: AdminRowCodec,
})
