import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showDisplay } from './display.ts'
import { showWallRanking } from './show-wall-ranking.ts'

export const displayQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['display'],
    queryFn: ({ signal }) => client.call(showDisplay, {}, signal),
  })

export const wallRankingQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['wall-ranking'],
    queryFn: ({ signal }) => client.call(showWallRanking, {}, signal),
  })
