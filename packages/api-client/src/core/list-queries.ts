import type { ListView } from '@repo/domain/lists/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ZodMiniType } from 'zod/mini'

import type { Client } from './client.ts'
import type { CallInput, Endpoint } from './endpoint.ts'
import type { Page } from './page.ts'

/** How long a list stands as it was seen; somebody else may have changed it after that. */
const SEEN_FOR_MS = 30_000

interface Listed<Row, C extends string, S extends string> extends Endpoint {
  readonly query: ZodMiniType<ListView<C, S>>
  readonly response: ZodMiniType<Page<Row>>
}

/**
 * The queries of one list. `all` is the key of everything kept under its name, `lists` that of its pages. A page once
 * seen is shown at once and looked at again behind it when it has grown old; the page before stands until the next is there.
 * `params` is what stands in the list's path.
 */
export const listQueries = <Row, C extends string, S extends string>(
  name: string,
  endpoint: Listed<Row, C, S>,
  params: Readonly<Record<string, string>> = {},
) => {
  const all = [name] as const
  const lists = [name, 'list'] as const
  return {
    all,
    lists,
    page: (client: Client, view: ListView<C, S>) =>
      queryOptions({
        queryKey: [...lists, view],
        queryFn: ({ signal }): Promise<Page<Row>> =>
          client.call(endpoint, { params, query: view } as CallInput<typeof endpoint>, signal),
        staleTime: SEEN_FOR_MS,
        placeholderData: keepPreviousData,
      }),
  }
}

/** What {@link listQueries} gives. */
export type ListQueries<Row, C extends string, S extends string> = ReturnType<typeof listQueries<Row, C, S>>
