import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showDisplay } from './display.ts'
import { showWallRanking } from './show-wall-ranking.ts'

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
