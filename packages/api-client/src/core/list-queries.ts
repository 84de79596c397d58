import type { ListView } from '@repo/domain/lists/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ZodMiniType } from 'zod/mini'

import type { Client } from './client.ts'
import type { CallInput, Endpoint } from './endpoint.ts'
import type { Page } from './page.ts'

const SEEN_FOR_MS = 30_000

interface Listed<Row, C extends string, S extends string> extends Endpoint {
  readonly query: ZodMiniType<ListView<C, S>>
  readonly response: ZodMiniType<Page<Row>>
}

/** Queries of a list. `all` is the key of everything under its name, `lists` that of its pages. */
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

export type ListQueries<Row, C extends string, S extends string> = ReturnType<typeof listQueries<Row, C, S>>
