import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listTrainingTypes } from './list-training-types.ts'

/** Training types change with a release, not within a session. */
export const trainingTypesQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['training-types'],
    queryFn: ({ signal }) => client.call(listTrainingTypes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
