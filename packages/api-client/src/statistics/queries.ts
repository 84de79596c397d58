import type { Period } from '@repo/domain/time/period'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showReport } from './endpoints.ts'

export const reportQueryOptions = (client: Client, { start, end }: Period) =>
  queryOptions({
    queryKey: ['report', start, end],
    queryFn: ({ signal }) => client.call(showReport, { query: { start, end } }, signal),
    placeholderData: keepPreviousData,
  })
