import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { listAdmins } from './list-staff.ts'
import { showAdmin } from './staff-endpoints.ts'

export const adminQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: ['admin', uuid],
    queryFn: ({ signal }) => client.call(showAdmin, { params: { uuid } }, signal),
  })

export const staffQueries = listQueries('admins', listAdmins)
