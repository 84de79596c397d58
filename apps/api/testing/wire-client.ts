import {
  createClient as createOurClient,
  type ClientOptions,
  type Client as OurClient,
} from '@repo/api-client/core/client'
import type { Endpoint, ResponseOf, Schema, WireAnswerOf } from '@repo/api-client/core/endpoint'
import * as z from 'zod/mini'

type Sent<S, Name extends string> = S extends Schema ? Record<Name, z.input<S>> : unknown

/** Parameters, query, and body with the names of the wire. */
export type WireInput<E extends Endpoint> = Sent<E['params'], 'params'> &
  Sent<E['query'], 'query'> &
  Sent<E['body'], 'body'> &
  (E['upload'] extends string ? { file: Blob } : unknown)

/**
 * Sends and returns values as on the wire, so that tests can send what any program could. Still checks responses
 * against the contract.
 */
export interface Client {
  readonly call: <E extends Endpoint>(endpoint: E, input: WireInput<E>) => Promise<WireAnswerOf<E>>
  readonly callDecoded: <E extends Endpoint>(endpoint: E, input: WireInput<E>) => Promise<ResponseOf<E>>
  readonly download: <E extends Endpoint>(endpoint: E, input: WireInput<E>) => ReturnType<OurClient['download']>
}

const asItTravels = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  query: endpoint.query && z.unknown(),
  body: endpoint.body && z.unknown(),
  response: z.custom((answer) => endpoint.response.safeParse(answer).success),
})

export const createClient = (options: ClientOptions): Client => {
  const client = createOurClient(options)
  const call = async <E extends Endpoint>(endpoint: E, input: WireInput<E>) =>
    (await client.call(asItTravels(endpoint), input)) as WireAnswerOf<E>
  return {
    call,
    callDecoded: async (endpoint, input) =>
      endpoint.response.parse(await call(endpoint, input)) as ResponseOf<typeof endpoint>,
    download: (endpoint, input) => client.download(asItTravels(endpoint), input),
  }
}
