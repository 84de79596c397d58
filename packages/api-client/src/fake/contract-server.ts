import type { Endpoint, HandlerInput, Schema } from '../core/endpoint.ts'
import { KEY_HEADER } from '../core/headers.ts'
import { isKeyed } from '../core/keyed.ts'
import { type Answer, ConnectionLost, writeAnswer } from './answer.ts'

interface Call {
  readonly endpoint: Endpoint
  readonly input: Readonly<Record<string, unknown>>
}

export interface ContractServer {
  readonly fetch: typeof fetch
  readonly say: (...answers: readonly Answer[]) => void
  /** The calls of an endpoint so far, decoded. */
  readonly asked: <E extends Endpoint>(endpoint: E) => readonly HandlerInput<E>[]
  /** Contract violations. Tests must fail on any. */
  readonly faults: readonly string[]
}

interface Request {
  readonly method: string
  readonly url: URL
  readonly body: unknown
  readonly file: Blob | null
  readonly hasKey: boolean
}

const ROUND_TRIPS_MS = [40, 20, 60] as const

const requestOf = (input: unknown, init: RequestInit | undefined): Request => {
  const request = {
    method: init?.method ?? 'GET',
    url: new URL(String(input), 'http://fake.example'),
    hasKey: new Headers(init?.headers).has(KEY_HEADER),
  }
  if (!(init?.body instanceof FormData)) {
    return { ...request, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined, file: null }
  }
  const parts = [...init.body.entries()]
  const fields = parts.filter(([, value]) => typeof value === 'string')
  const file = parts.map(([, value]) => value).find((value) => value instanceof Blob)
  return { ...request, body: Object.fromEntries(fields), file: file ?? null }
}

const paramsIn = ({ path }: Endpoint, pathname: string): Record<string, string> | null => {
  const found = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname)
  if (found === null) return null
  const encoded = Object.entries(found.groups ?? {})
  return Object.fromEntries(encoded.map(([name, value]) => [name, decodeURIComponent(value)]))
}

const read = (name: string, schema: Schema | undefined, value: unknown) =>
  schema === undefined ? {} : { [name]: schema.parse(value) }

const inputOf = (endpoint: Endpoint, request: Request) => ({
  ...read('params', endpoint.params, paramsIn(endpoint, request.url.pathname)),
  ...read('query', endpoint.query, Object.fromEntries(request.url.searchParams)),
  ...read('body', endpoint.body, request.body ?? {}),
  ...(request.file === null ? {} : { file: request.file }),
})

const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** A fake server by the contract's schemas. Unanswered calls and missing keys are faults. */
export const createContractServer = (first: readonly Answer[]): ContractServer => {
  const answers = [...first]
  const calls: Call[] = []
  const faults: string[] = []

  const handle = async (request: Request): Promise<Response> => {
    const { method, url } = request
    const fits = ({ endpoint }: Answer) => endpoint.method === method && paramsIn(endpoint, url.pathname) !== null
    const found = answers.find(fits)
    if (found === undefined) throw new Error('nobody answers')
    if (isKeyed(found.endpoint) && !request.hasKey) throw new Error('the call has no idempotency key')
    const input = inputOf(found.endpoint, request)
    calls.push({ endpoint: found.endpoint, input })
    await after(ROUND_TRIPS_MS[calls.length % ROUND_TRIPS_MS.length] ?? 0)
    return writeAnswer(found.endpoint, await (found.respond as (input: unknown) => unknown)(input))
  }

  const attempt = async (request: Request): Promise<Response> => {
    try {
      return await handle(request)
    } catch (error) {
      if (!(error instanceof ConnectionLost)) faults.push(`${request.method} ${request.url.pathname}: ${String(error)}`)
      throw error
    }
  }

  return {
    fetch: (input, init) => Promise.race([attempt(requestOf(input, init)), untilAborted(init?.signal)]),
    say: (...more) => void answers.unshift(...more),
    asked: <E extends Endpoint>({ method, path }: E) => {
      const own = calls.filter(({ endpoint }) => endpoint.method === method && endpoint.path === path)
      return own.map(({ input }) => input as HandlerInput<E>)
    },
    faults,
  }
}
