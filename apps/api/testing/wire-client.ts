import {
  createClient as createOurClient,
  type ClientOptions,
  type Client as OurClient,
} from '@repo/api-client/core/client'
import type { Endpoint, ResponseOf, Schema, WireAnswerOf } from '@repo/api-client/core/endpoint'
import * as z from 'zod/mini'

type Sent<S, Name extends string> = S extends Schema ? Record<Name, z.input<S>> : unknown

/** What travels with a call: params, query and body by the names of the wire. */
export type WireInput<E extends Endpoint> = Sent<E['params'], 'params'> &
  Sent<E['query'], 'query'> &
  Sent<E['body'], 'body'> &
  (E['upload'] extends string ? { file: Blob } : unknown)

/**
 * A client that speaks as the wire does, so that the server is asked what any program could ask it. An answer is what
 * came, and what the contract says.
 */
export interface Client {
  readonly call: <E extends Endpoint>(endpoint: E, input: WireInput<E>) => Promise<WireAnswerOf<E>>
  /** The same, with the answer as our programs read it. */
  readonly callDecoded: <E extends Endpoint>(endpoint: E, input: WireInput<E>) => Promise<ResponseOf<E>>
  readonly download: <E extends Endpoint>(endpoint: E, input: WireInput<E>) => ReturnType<OurClient['download']>
}

/** An endpoint without codecs: nothing is written or read, the answer only looked at. */
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
