import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showFirstSteps } from './first-steps.ts'

/** What the center has still to do; asked anew at every look, since it is done on other screens. */
export const firstStepsQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['first-steps'],
    queryFn: ({ signal }) => client.call(showFirstSteps, {}, signal),
    // the route and the screen that it opens ask once
    staleTime: 500,
  })
