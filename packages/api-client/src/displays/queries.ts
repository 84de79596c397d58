import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listDisplays } from './manage-displays.ts'

export const displaysQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['displays'],
    queryFn: ({ signal }) => client.call(listDisplays, {}, signal),
  })
