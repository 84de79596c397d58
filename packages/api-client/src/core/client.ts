import { encode } from 'zod/mini'

import { ApiError, apiErrorOf, NO_RESPONSE } from './api-error.ts'
import { isCodec } from './codec.ts'
import { type ActionKeys, type CallInput, type Endpoint, pathOf, type ResponseOf, type Schema } from './endpoint.ts'
import type { ErrorCode } from './error-code.ts'
import { KEY_HEADER } from './headers.ts'
import { countChange } from './idempotency-keys.ts'
import { retryAfterOf } from './retry-after.ts'
import { aloneOf } from './tolerant-codecs.ts'

export interface ClientOptions {
  /** Origin and path prefix of the API, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string
  /** Headers of a call (key, language, session); read at each one. */
  readonly headers: (endpoint: Endpoint) => Readonly<Record<string, string>>
  /** Replaces the browser's `fetch`. */
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>
  /** Headers to make a call once more with after a 401, given the ones that were refused; null lets the refusal stand. */
  readonly afterRefusal?: (
    refused: Readonly<Record<string, string>>,
  ) => Promise<Readonly<Record<string, string>> | null>
  /** Hears of every refusal before the caller does. */
  readonly onRefusal?: (error: ApiError) => void
}

export interface Client {
  /**
   * Calls one endpoint and returns its parsed answer.
   * @throws {ApiError} for a refusal, or with status 10 when no answer came; an abort rethrows the abort.
   */
  readonly call: <E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal) => Promise<ResponseOf<E>>
  /**
   * Calls an endpoint that answers with a file.
   * @throws {ApiError} as `call` does.
   */
  readonly download: <E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal) => Promise<Download>
}

export interface Download {
  readonly content: Blob
  /** The name the server proposes; empty when it proposes none. */
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

/** The call as it travels; what no codec writes is sent as it is given. */
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
    // the fields stand before the file, so that a server reading in order knows them when it comes
    for (const [name, value] of Object.entries(input.body ?? {})) form.append(name, String(value))
    form.append(endpoint.upload, input.file)
    return { body: form }
  }
  return endpoint.body === undefined ? {} : { body: JSON.stringify(input.body), type: 'application/json' }
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null)

/** The text of a granted call. One that breaks off on its way wasn't given, so the call may be sent again. */
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

/** Texts that may stand for an absent value. */
const ABSENT = /: ?"(?:null)?"/

const UNAUTHENTICATED = 401
const CONFLICT = 409
/** How often a call is sent that the server still runs under the same key. */
const MOST_SENT = 20

/** Whether the server still runs the same call. Any other conflict is a refusal, also one that names a wait. */
const isStillRunning = async (response: Response): Promise<boolean> =>
  response.status === CONFLICT &&
  apiErrorOf(CONFLICT, await jsonOf(response.clone())).code === ('idempotency-key-in-use' satisfies ErrorCode)

/** Sends a call again while the server still runs it, each time after the wait that the server names. */
const sendUntilDone = async (send: () => Promise<Response>): Promise<Response> => {
  for (let sent = 1; ; sent += 1) {
    const response = await send()
    const seconds = (await isStillRunning(response)) ? retryAfterOf(response.headers) : null
    if (seconds === null || sent === MOST_SENT) return response
    await new Promise((done) => setTimeout(done, seconds * 1000))
  }
}

/** Whether a 401 is about the session, and not one that the endpoint names for what was asked of it. */
const isOfSession = async (endpoint: Endpoint, response: Response): Promise<boolean> => {
  if (response.status !== UNAUTHENTICATED) return false
  const named: readonly (string | number)[] = endpoint.access.kind === 'staff' ? (endpoint.errors[401] ?? []) : []
  return named.length === 0 || !named.includes(apiErrorOf(401, await jsonOf(response.clone())).code)
}

/** A typed fetch over the contract. It knows no screen: notices and navigation belong to the apps. */
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
  /** The query as it travels, to count a page from where the answer says nothing of its place. */
  const askedOf = (endpoint: Endpoint, { query }: LooseInput) =>
    query === undefined ? {} : onWire(endpoint.query, query)
  const read = async <E extends Endpoint>(
    endpoint: E,
    input: LooseInput,
    { text, status }: { readonly text: string; readonly status: number },
  ): Promise<ResponseOf<E>> => {
    const answer = parsed(text)
    const strict = aloneOf(endpoint.response).safeParse(answer)
    if (strict.success && !ABSENT.test(text)) return strict.data as ResponseOf<E>
    // most servers write as ours does, and nobody waits for what reads the others
    const { readLiberally } = await import('./read-answer.ts')
    const data = readLiberally(endpoint, answer, askedOf(endpoint, input))
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
