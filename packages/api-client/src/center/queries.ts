import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showCenter } from './show-center.ts'

export const centerQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    queryKey: ['center', branchUuid],
    queryFn: ({ signal }) => client.call(showCenter, { params: { uuid: branchUuid } }, signal),
  })
