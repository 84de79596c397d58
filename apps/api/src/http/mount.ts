import { Readable } from 'node:stream'

import { isCodec } from '@repo/api-client/core/codec'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { FastifyInstance } from 'fastify'
import { encode } from 'zod/mini'

import type { Context } from '../context.ts'
import { errorAnswer } from '../errors/error-answer.ts'
import { Refusal } from '../errors/refusal.ts'
import { languageOf } from '../errors/sentences.ts'
import { primed } from '../files/primed.ts'
import { mayCall } from '../policies/may-call.ts'
import type { Principal } from '../principal.ts'
import { authenticate } from './authenticate.ts'
import { cookiesOf } from './cookies.ts'
import { limitDeviceCalls } from './device-calls.ts'
import { networkOf } from './network-of.ts'
import { parseInput } from './parse-input.ts'
import { reachedAt } from './reached-at.ts'
import { readUpload } from './read-upload.ts'
import type { Call, Route } from './route.ts'
import { sendTagged } from './send-tagged.ts'
import { attachment, StreamedAnswer } from './streamed-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null
  }
}

type Handler = (input: Record<string, unknown>, call: Call & { principal: Principal | null }) => Promise<unknown>

/** Mounts the routes, each: who calls, may they, is the input right, handle, and is the answer what the contract says. */
export const mountRoutes = (app: FastifyInstance, context: Context, routes: Iterable<Route>): void => {
  const limitDevices = limitDeviceCalls(context.clock)
  for (const route of routes) mountRoute(app, context, route, limitDevices)
}

/** How an endpoint's answers are written; those that stand as they travel are looked at in tests and development only. */
const writerOf = ({ response }: Endpoint, isChecked: boolean): ((answer: unknown) => unknown) => {
  if (isCodec(response)) return (answer) => encode(response, answer)
  return isChecked ? (answer) => response.parse(answer) : (answer) => answer
}

const mountRoute = (
  app: FastifyInstance,
  context: Context,
  { endpoint, handle }: Route,
  limitDevices: ReturnType<typeof limitDeviceCalls>,
): void => {
  const bodyOf = writerOf(endpoint, context.config.checkResponses)
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
    onRequest: async (request) => {
      if (!context.isServing()) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
      await limitDevices(request, endpoint.access)
      request.principal = await authenticate(context, request, endpoint.access)
      if (!mayCall(endpoint.access, request.principal)) throw new Refusal('forbidden')
    },
    handler: async (request, reply) => {
      const upload = endpoint.upload === undefined ? null : await readUpload(endpoint, request)
      const input = parseInput(endpoint, request, upload?.fields)
      const language = languageOf(request.headers['accept-language'])
      const origin = reachedAt(request, context.config.publicUrl)
      const call = {
        context,
        language,
        address: networkOf(request.ip),
        origin,
        cookies: cookiesOf(request, reply, origin.secure),
        file: upload?.file ?? null,
        principal: request.principal,
      }
      const answer = await (handle as unknown as Handler)(input, call)
      void reply.status(endpoint.status).header('cache-control', 'no-store')
      if (answer instanceof StreamedAnswer) {
        const chunks = await primed(answer.chunks)
        if (answer.fileName !== null) void reply.header('content-disposition', attachment(answer.fileName))
        return reply.type(answer.type).send(Readable.from(chunks))
      }
      return endpoint.isRevalidated ? sendTagged(request, reply, bodyOf(answer)) : reply.send(bodyOf(answer))
    },
  })
}

const OF_THE_STREAM = ['content-encoding', 'content-disposition', 'content-length', 'transfer-encoding']

/** Answers every thrown refusal, and faults of ours without telling anything of them. */
export const mountErrors = (app: FastifyInstance, context: Context): void => {
  // the part of a body that a refusal left unread would hold up the connection and every call after it
  app.addHook('onResponse', async ({ raw }) => {
    raw.unpipe()
    raw.resume()
  })
  app.setErrorHandler(async (error, request, reply) => {
    const answer = errorAnswer(error, languageOf(request.headers['accept-language']))
    // a server that is asked to stop says so, and nothing is wrong with it
    const isFault = answer.status >= 500 && answer.body.code !== 'draining'
    if (isFault) context.log.fault(error, request.routeOptions.url ?? 'unknown', request.id)
    if (answer.retryAfterSeconds !== null) void reply.header('retry-after', answer.retryAfterSeconds)
    // a stream that failed before its first byte has left behind what was true of it
    for (const name of OF_THE_STREAM) void reply.removeHeader(name)
    return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body)
  })
}
