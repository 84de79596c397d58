import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { findHeldStrap } from './endpoints.ts'

const EVERY_MS = 1000

/** Null while no strap is held. Asks every second until one is; another `attempt` starts again. */
export const heldStrapQueryOptions = (client: Client, attempt: number) =>
  queryOptions({
    queryKey: ['held-strap', attempt],
    queryFn: async ({ signal }) => {
      const held = await client.call(findHeldStrap, {}, signal)
      return held.mac === '' && held.ant === null ? null : held
    },
    refetchInterval: ({ state }) => (state.data == null ? EVERY_MS : false),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
