import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listQueries } from '../core/list-queries.ts'
import { listTrainingTypes } from './list-training-types.ts'
import { listTrainings } from './list-trainings.ts'

/** All lists of trainings, and the key of everything about them. */
export const trainingQueries = listQueries('trainings', listTrainings)

/** Training types change with a release, not within a session. */
export const trainingTypesQueryOptions = (client: Client) =>
  queryOptions({
    queryKey: ['training-types'],
    queryFn: ({ signal }) => client.call(listTrainingTypes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
