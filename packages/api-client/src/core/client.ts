import { encode } from 'zod/mini'

import { ApiError, apiErrorOf, NO_RESPONSE, retryAfterOf } from './api-error.ts'
import { isCodec } from './codec.ts'
import { type ActionKeys, type CallInput, type Endpoint, pathOf, type ResponseOf, type Schema } from './endpoint.ts'
import type { ErrorCode } from './error-code.ts'
import { KEY_HEADER } from './headers.ts'
import { countChange } from './idempotency-keys.ts'
import { aloneOf } from './tolerant-codecs.ts'

export interface ClientOptions {
  readonly baseUrl: string
  /** Read for every call. */
  readonly headers: (endpoint: Endpoint) => Readonly<Record<string, string>>
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>
  readonly afterRefusal?: (
    refused: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, string>> | null>
  readonly onRefusal?: (error: ApiError) => void
}

export interface Client {
  /**
   * Returns the parsed response. @throws {ApiError} for a refusal, with status 10 without a response; rethrows an
   * abort.
   */
  readonly call: <E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal) => Promise<ResponseOf<E>>
  /** Calls an endpoint that returns a file. @throws {ApiError} as `call` does. */
  readonly download: <E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal) => Promise<Download>
}

export interface Download {
  readonly content: Blob
  readonly fileName: string
}

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  keys?: ActionKeys
  key?: string
}

const onWire = <T>(schema: Schema | undefined, ours: T): T =>
  schema !== undefined && isCodec(schema) ? (encode(schema, ours) as T) : ours

const sentOf = (endpoint: Endpoint, { query, body, ...rest }: LooseInput): LooseInput => ({
  ...rest,
  ...(query === undefined ? {} : { query: onWire(endpoint.query, query) }),
  ...(body === undefined ? {} : { body: onWire(endpoint.body, body) }),
})

const queryOf = (input: LooseInput): string => {
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}

const bodyOf = (endpoint: Endpoint, input: LooseInput): { body?: BodyInit; type?: string } => {
  if (endpoint.upload !== undefined && input.file !== undefined) {
    const form = new FormData()
    // fields come before the file, so a streaming server has them first
    for (const [name, value] of Object.entries(input.body ?? {})) form.append(name, String(value))
    form.append(endpoint.upload, input.file)
    return { body: form }
  }
  return endpoint.body === undefined ? {} : { body: JSON.stringify(input.body), type: 'application/json' }
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null)

const textOf = (response: Response, signal: AbortSignal | undefined): Promise<string> =>
  response.text().catch((error: unknown) => unanswered(error, signal))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const unanswered = (error: unknown, signal: AbortSignal | undefined): never => {
  if (signal?.aborted === true) throw error
  throw new ApiError(NO_RESPONSE, { code: 'no-response', message: '' })
}

const fileNameOf = (response: Response): string => {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? (/filename="([^"]*)"/.exec(disposition)?.[1] ?? '') : decodeURIComponent(encoded)
}

const ABSENT = /: ?"(?:null)?"/

const UNAUTHENTICATED = 401
const CONFLICT = 409
const MOST_SENT = 20

/** Whether the server still processes the same call. Other conflicts are refusals. */
const isStillRunning = async (response: Response): Promise<boolean> =>
  response.status === CONFLICT &&
  apiErrorOf(CONFLICT, await jsonOf(response.clone())).code === ('idempotency-key-in-use' satisfies ErrorCode)

const sendUntilDone = async (send: () => Promise<Response>): Promise<Response> => {
  for (let sent = 1; ; sent += 1) {
    const response = await send()
    const seconds = (await isStillRunning(response)) ? retryAfterOf(response.headers) : null
    if (seconds === null || sent === MOST_SENT) return response
    await new Promise((done) => setTimeout(done, seconds * 1000))
  }
}

/** Whether a 401 concerns the session rather than the endpoint's own input. */
const isOfSession = async (endpoint: Endpoint, response: Response): Promise<boolean> => {
  if (response.status !== UNAUTHENTICATED) return false
  const named: readonly (string | number)[] = endpoint.access.kind === 'staff' ? (endpoint.errors[401] ?? []) : []
  return named.length === 0 || !named.includes(apiErrorOf(401, await jsonOf(response.clone())).code)
}

/** A typed fetch for the contract. Notices and navigation belong to the apps. */
export const createClient = (options: ClientOptions): Client => {
  const sendWith = async (
    given: Readonly<Record<string, string>>,
    endpoint: Endpoint,
    input: LooseInput,
    signal: AbortSignal | undefined,
  ): Promise<Response> => {
    const { body, type } = bodyOf(endpoint, input)
    const url = options.baseUrl + pathOf(endpoint, input.params) + queryOf(input)
    const { key } = input
    const headers = {
      ...given,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(key === undefined ? {} : { [KEY_HEADER]: `"${key}"` }),
    }
    const request = { method: endpoint.method, headers, body: body ?? null, signal: signal ?? null }
    const send = () => (options.fetch ?? fetch)(url, request)
    try {
      return await (key === undefined ? send() : sendUntilDone(send))
    } catch (error) {
      return unanswered(error, signal)
    }
  }
  const send = async (endpoint: Endpoint, given: LooseInput, signal: AbortSignal | undefined): Promise<Response> => {
    const input = sentOf(endpoint, given)
    const headers = options.headers(endpoint)
    let response = await sendWith(headers, endpoint, input, signal)
    if (await isOfSession(endpoint, response)) {
      const next = (await options.afterRefusal?.(headers)) ?? null
      if (next !== null) response = await sendWith(next, endpoint, input, signal)
      if (next !== null && (await isOfSession(endpoint, response))) await options.afterRefusal?.(next)
    }
    if (response.ok) return response
    const refusal = apiErrorOf(response.status, await jsonOf(response), retryAfterOf(response.headers))
    options.onRefusal?.(refusal)
    throw refusal
  }
  const requestsTo = (endpoint: Endpoint, { query }: LooseInput) =>
    query === undefined ? {} : onWire(endpoint.query, query)
  const read = async <E extends Endpoint>(
    endpoint: E,
    input: LooseInput,
    { text, status }: { readonly text: string; readonly status: number },
  ): Promise<ResponseOf<E>> => {
    const answer = parsed(text)
    const strict = aloneOf(endpoint.response).safeParse(answer)
    if (strict.success && !ABSENT.test(text)) return strict.data as ResponseOf<E>
    // only responses of other deployments need the tolerant parser
    const { readLiberally } = await import('./read-answer.ts')
    const data = readLiberally(endpoint, answer, requestsTo(endpoint, input))
    if (data === null) throw new ApiError(status, { code: 'unexpected-answer', message: '' })
    return data.value as ResponseOf<E>
  }
  return {
    call: async (endpoint, input, signal) => {
      const { keys, ...said } = input as LooseInput
      const call = async (given: LooseInput) => {
        const response = await send(endpoint, given, signal)
        return read(endpoint, given, { text: await textOf(response, signal), status: response.status })
      }
      if (keys !== undefined) return keys([endpoint.method, endpoint.path, said], (key) => call({ ...said, key }))
      const answer = await call(said)
      if (endpoint.method === 'PUT' || endpoint.method === 'DELETE') countChange()
      return answer
    },
    download: async (endpoint, input, signal) => {
      const response = await send(endpoint, input as LooseInput, signal)
      try {
        return { content: await response.blob(), fileName: fileNameOf(response) }
      } catch (error) {
        return unanswered(error, signal)
      }
    },
  }
}
