import { Readable } from 'node:stream'

import { isKeyed } from '@repo/api-client/core/keyed'
import { languageOf } from '@repo/domain/core/accept-language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Context } from '../lib/context.ts'
import { awaitFirstChunk } from '../lib/first-chunk.ts'
import { Refusal } from '../lib/refusal.ts'
import { logFault } from './access-log.ts'
import { callerAddress, requestOrigin } from './address-headers.ts'
import { storesNewData } from './adds-data.ts'
import { authenticate } from './authentication/authenticate.ts'
import { cookiesOf } from './authentication/cookies.ts'
import { isPermitted, type Principal } from './authentication/principal.ts'
import {
  endpointName,
  type ForwardedRequest,
  type ForwardedResponse,
  serializePrincipal,
  writerOf,
} from './forward-requests.ts'
import { createIdempotency, sendIdempotent } from './idempotency.ts'
import { restAfter } from './json-body.ts'
import { clientNetwork } from './limits/client-network.ts'
import { limitDeviceCalls } from './limits/device-calls.ts'
import { parseInput, readUpload } from './parse-input.ts'
import type { Call, Route } from './route.ts'
import { attachment, StreamedAnswer } from './streamed-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null
  }
}

export const mountRoutes = (app: FastifyInstance, context: Context, routes: Iterable<Route>): void => {
  const shared = { limitDevices: limitDeviceCalls(context.clock), idempotently: createIdempotency(context) }
  for (const route of routes) mountRoute(app, context, route, shared)
}

interface Shared {
  readonly limitDevices: ReturnType<typeof limitDeviceCalls>
  readonly idempotently: ReturnType<typeof createIdempotency>
}

type FullCall = Call & { readonly principal: Principal | null }

const answeredElsewhere = async (
  { endpoint, classOf }: Route,
  {
    request,
    reply,
    input,
    call,
  }: {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly input: Record<string, unknown>
    readonly call: FullCall
  },
): Promise<boolean> => {
  const { owners, ownsClass } = call.context
  if (classOf === undefined || owners === null) return false
  const classUuid = await classOf(input, call.principal)
  if (classUuid === null || ownsClass(classUuid)) return false
  const { params, query, body } = request
  const { language, address, origin } = call
  const answer = await owners.ask<ForwardedResponse>(classUuid, {
    kind: 'call',
    endpoint: endpointName(endpoint),
    input: { params, query, body },
    principal: serializePrincipal(call.principal),
    language,
    address,
    origin,
  } satisfies ForwardedRequest)
  if (answer === null) return false
  void reply.header('cache-control', 'no-store')
  if ('body' in answer) await reply.status(endpoint.status).send(answer.body)
  else {
    const { status, body: refusal, retryAfterSeconds } = answer.refused
    if (retryAfterSeconds !== null) void reply.header('retry-after', retryAfterSeconds)
    await reply.status(status).send(refusal)
  }
  return true
}

/** Logs the account but no personal data. */
const forbidden = ({ log }: Context, endpoint: Route['endpoint'], principal: Principal | null): Refusal => {
  const administrator = principal?.kind === 'staff' ? principal.adminUuid : 'nobody'
  log.warn('forbidden', { endpoint: endpointName(endpoint), administrator })
  return new Refusal('forbidden')
}

const callerOf = async (
  context: Context,
  request: FastifyRequest,
  endpoint: Route['endpoint'],
): Promise<Principal | null> => {
  const principal = await authenticate(context, request, endpoint.access)
  if (!isPermitted(endpoint.access, principal)) throw forbidden(context, endpoint, principal)
  return principal
}

/** Records the view before sending the answer: what can't be audited isn't shown. */
const noteLook = async (
  { look }: Route,
  input: Record<string, unknown>,
  { context, principal }: FullCall,
): Promise<void> => {
  if (look === undefined || principal?.kind !== 'staff') return
  const seen = look(input)
  if (seen !== null) await context.audit.recordRead(principal, seen, context.clock.now())
}

interface Sending {
  readonly endpoint: Route['endpoint']
  readonly reply: FastifyReply
  readonly bodyOf: (answer: unknown) => unknown
}

const sendAnswer = async (answer: unknown, { endpoint, reply, bodyOf }: Sending): Promise<FastifyReply> => {
  void reply.status(endpoint.status).header('cache-control', 'no-store')
  if (answer instanceof StreamedAnswer) {
    const chunks = await awaitFirstChunk(answer.chunks)
    if (answer.fileName !== null) void reply.header('content-disposition', attachment(answer.fileName))
    return reply.type(answer.type).send(Readable.from(chunks))
  }
  return reply.send(bodyOf(answer))
}

const mountRoute = (
  app: FastifyInstance,
  context: Context,
  route: Route,
  { limitDevices, idempotently }: Shared,
): void => {
  const { endpoint } = route
  const bodyOf = writerOf(endpoint, context.config.checkResponses)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
    onRequest: async (request) => {
      if (!context.isServing()) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
      if (storesNewData(endpoint)) context.disk.checkGrowth()
      await limitDevices(request, endpoint.access)
      request.principal = await callerOf(context, request, endpoint)
    },
    handler: async (request, reply) => {
      const upload = endpoint.upload === undefined ? null : await readUpload(endpoint, request)
      await restAfter(request)
      const origin = requestOrigin(request, context.config)
      const input = parseInput(endpoint, request, upload?.fields)
      const call: FullCall = {
        context,
        language: languageOf(request.headers['accept-language']),
        address: clientNetwork(callerAddress(request)),
        origin,
        cookies: cookiesOf(request, reply, origin.secure),
        file: upload?.file ?? null,
        principal: request.principal,
      }
      await restAfter(request)
      if (await answeredElsewhere(route, { request, reply, input, call })) return reply
      if (isKeyed(endpoint)) return sendIdempotent({ route, request, reply, input, call, bodyOf, idempotently })
      const answer = await route.handle(input, call)
      await noteLook(route, input, call)
      return sendAnswer(answer, { endpoint, reply, bodyOf })
    },
  })
}

const OF_THE_STREAM = ['content-encoding', 'content-disposition', 'content-length', 'transfer-encoding']

export const mountErrors = (app: FastifyInstance, context: Context): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const answer = context.errors.answerTo(error, languageOf(request.headers['accept-language']))
    if (answer.status >= 500) logFault(context, error, request)
    if (answer.retryAfterSeconds !== null) void reply.header('retry-after', answer.retryAfterSeconds)
    // a stream that failed before its first byte has already set its headers
    for (const name of OF_THE_STREAM) void reply.removeHeader(name)
    // fastify sets this header after an unreadable body, but HTTP/2 forbids it
    if (request.raw.httpVersionMajor > 1) void reply.removeHeader('connection')
    return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body)
  })
}
