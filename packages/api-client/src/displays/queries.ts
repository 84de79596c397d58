import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listDisplays } from './list-displays.ts'
import { displayOf, showDisplay } from './show-display.ts'

/** The branch's paired walls. */
export const displaysQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['displays'],
    queryFn: async ({ signal }) => (await client.call(listDisplays, {}, signal)).data,
  })

/** The wall itself with the rooms it can show. */
export const displayQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['display'],
    queryFn: async ({ signal }) => displayOf(await client.call(showDisplay, {}, signal)),
  })
