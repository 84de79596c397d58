import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showFirstSteps } from './first-steps.ts'

/** Always refetched, because steps are completed on other pages. */
export const firstStepsQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['first-steps'],
    queryFn: ({ signal }) => client.call(showFirstSteps, {}, signal),
    // the loader and the component share one fetch
    staleTime: 500,
  })
