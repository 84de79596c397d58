import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listDisplays } from './list-displays.ts'
import { showDisplay } from './show-display.ts'
import { showWallRanking } from './show-wall-ranking.ts'

/** The branch's paired walls. */
export const displaysQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['displays'],
    queryFn: ({ signal }) => client.call(listDisplays, {}, signal),
  })

/** The wall itself with the rooms it can show. */
export const displayQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['display'],
    queryFn: ({ signal }) => client.call(showDisplay, {}, signal),
  })

/** Who stands first in the challenges of the center, for the wall. */
export const wallRankingQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['wall-ranking'],
    queryFn: ({ signal }) => client.call(showWallRanking, {}, signal),
  })
