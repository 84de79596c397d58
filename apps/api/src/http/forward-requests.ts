import { isCodec } from '@repo/api-client/core/codec'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { encode } from 'zod/mini'

import { branchDatabase } from '../database/branch-database.ts'
import type { Context } from '../lib/context.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Cookies } from './authentication/cookies.ts'
import type { Principal } from './authentication/principal.ts'
import type { ErrorAnswer } from './errors/error-answers.ts'
import { parseInput, type RawInput } from './parse-input.ts'
import type { Call, Route } from './route.ts'
import { StreamedAnswer } from './streamed-answer.ts'

/** Responses that need no encoding are validated only in tests and development. */
export const writerOf = ({ response }: Endpoint, isChecked: boolean): ((answer: unknown) => unknown) => {
  if (isCodec(response)) return (answer) => encode(response, answer)
  return isChecked ? (answer) => response.parse(answer) : (answer) => answer
}

export interface ForwardedRequest {
  readonly kind: 'call'
  readonly endpoint: string
  readonly input: RawInput
  readonly principal: Record<string, unknown> | null
  readonly language: Call['language']
  readonly address: string
  readonly origin: Call['origin']
}

export type ForwardedResponse = { readonly body: unknown } | { readonly refused: ErrorAnswer }

export const endpointName = ({ method, path }: Endpoint): string => `${method} ${path}`

export const serializePrincipal = (principal: Principal | null): Record<string, unknown> | null =>
  principal === null ? null : { ...principal, branch: principal.branch.branchUuid }

const principalOf = ({ db }: Context, passed: ForwardedRequest['principal']): Principal | null =>
  passed === null ? null : ({ ...passed, branch: branchDatabase(db, String(passed['branch'])) } as unknown as Principal)

const NO_COOKIES: Cookies = {
  get: () => null,
  set: () => {
    throw new Error('a call that was passed on cannot set a cookie')
  },
}

const handleForwardedRequest = async (
  context: Context,
  routes: ReadonlyMap<string, Route>,
  passed: ForwardedRequest,
): Promise<ForwardedResponse> => {
  const { endpoint, language, address, origin } = passed
  try {
    const route = routes.get(endpoint)
    if (route === undefined) throw new Error(`no such endpoint: ${endpoint}`)
    const principal = principalOf(context, passed.principal)
    const call = { context, language, address, origin, cookies: NO_COOKIES, file: null, principal }
    const answer = await route.handle(parseInput(route.endpoint, passed.input), call)
    if (answer instanceof StreamedAnswer) throw new Error('a file cannot be passed on')
    return { body: writerOf(route.endpoint, context.config.checkResponses)(answer) }
  } catch (error) {
    const refused = context.errors.answerTo(error, language)
    // a refusal is an answer, even with a 5xx status
    if (refused.status >= 500 && !(error instanceof Refusal)) context.log.fault(error, endpoint)
    return { refused }
  }
}

export type ForwardedRequestHandler = (context: Context, request: never) => Promise<object>

export const serveForwardedRequests = (
  context: Context,
  all: readonly Route[],
  handlers: Readonly<Record<string, ForwardedRequestHandler>>,
): ((request: unknown) => Promise<object>) => {
  const routes = new Map(all.map((route): [string, Route] => [endpointName(route.endpoint), route]))
  return async (request) => {
    // safe: only servers of this database can publish on the subject
    const { kind } = request as { readonly kind: string }
    if (kind === 'call') return handleForwardedRequest(context, routes, request as ForwardedRequest)
    const handler = handlers[kind]
    if (handler === undefined) throw new Error(`no such kind of request: ${kind}`)
    return handler(context, request as never)
  }
}
