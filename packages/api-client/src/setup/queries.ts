import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { firstStepsOf, showFirstSteps } from './show-first-steps.ts'

/** What the center has still to do; asked anew at every look, since it is done on other screens. */
export const firstStepsQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['first-steps'],
    queryFn: async ({ signal }) => firstStepsOf(await client.call(showFirstSteps, {}, signal)),
    staleTime: 0,
  })
