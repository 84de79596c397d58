import { adminList } from '@repo/domain/admin-list'

import { listEndpoint } from '../core/list.ts'
import { AdminRowCodec } from './admin-row.ts'

/** The staff of the branch, a page at a time. */
export const listAdmins = listEndpoint({
  path: '/api/v2/admin/user',
  summary: 'List the staff',
  permission: 'administrator_show',
  rules: adminList,
  spelled: { lastName1: 'last_name_1', mobilePhone: 'mobile_phone' },
  column: 'search_colum',
  row: AdminRowCodec,
})
