import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { centerOf, showCenter } from './show-center.ts'

/** The center with its rooms and coaches. */
export const centerQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    queryKey: ['center', branchUuid],
    queryFn: async ({ signal }) => centerOf(await client.call(showCenter, { params: { uuid: branchUuid } }, signal)),
  })
