import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listOwnSessions } from './account-endpoints.ts'

export const ownSessionsQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: ['own-sessions', uuid],
    queryFn: ({ signal }) => client.call(listOwnSessions, { params: { uuid } }, signal),
  })
