import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'

import { createClient, type Client } from '../src/core/client.ts'

export const answeringClient = (answer: unknown): { readonly client: Client; readonly asked: string[] } => {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'http://gym',
    headers: () => ({}),
    fetch: async (url: unknown, init) => {
      asked.push(`${init?.method} ${String(url).slice('http://gym'.length)}`)
      return Response.json(answer)
    },
  })
  return { client, asked }
}

export const fetched = async <T, K extends QueryKey>(
  answer: unknown,
  optionsOf: (client: Client) => FetchQueryOptions<T, Error, T, K>,
): Promise<{ readonly data: T; readonly asked: readonly string[]; readonly key: readonly unknown[] }> => {
  const { client, asked } = answeringClient(answer)
  const options = optionsOf(client)
  const data = await new QueryClient().fetchQuery(options)
  return { data, asked, key: options.queryKey }
}
