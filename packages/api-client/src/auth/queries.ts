import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listOwnSessions } from './own-account.ts'

export const ownSessionsQueryOptions = (client: Client, uuid: string) =>
  queryOptions({
    queryKey: ['own-sessions', uuid],
    queryFn: ({ signal }) => client.call(listOwnSessions, { params: { uuid } }, signal),
  })
