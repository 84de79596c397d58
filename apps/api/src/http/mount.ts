import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Context } from '../context.ts'
import { errorAnswer } from '../errors/error-answer.ts'
import { Refusal } from '../errors/refusal.ts'
import { languageOf } from '../errors/sentences.ts'
import { mayCall } from '../policies/may-call.ts'
import { authenticate } from './authenticate.ts'
import { parseInput } from './parse-input.ts'
import type { Principal } from './principal.ts'
import type { Call, Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null
  }
}

type Handler = (input: Record<string, unknown>, call: Call & { principal: Principal | null }) => Promise<unknown>

/** The parser names the limits it enforces; whatever else it throws, the form was not one. */
const asUnreadable = (error: unknown): never => {
  throw typeof (error as { code?: unknown }).code === 'string' ? error : new Refusal('malformed-body')
}

const fileOf = async (endpoint: Endpoint, request: FastifyRequest): Promise<Buffer | null> => {
  if (endpoint.upload === undefined) return null
  if (!request.isMultipart()) throw new Refusal('unsupported-media-type')
  const part = await request.file().catch(asUnreadable)
  if (part === undefined || part.fieldname !== endpoint.upload) {
    throw new Refusal('invalid-input', { fields: { [endpoint.upload]: 'invalid-input' } })
  }
  return part.toBuffer().catch(asUnreadable)
}

/** Mounts one route: who calls, may they, is the input right, handle, and is the answer what the contract says. */
export const mountRoute = (app: FastifyInstance, context: Context, { endpoint, handle }: Route): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: async (request) => {
      request.principal = await authenticate(context, request, endpoint.access)
      if (!mayCall(endpoint.access, request.principal)) throw new Refusal('forbidden')
    },
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request)
      const file = await fileOf(endpoint, request)
      const language = languageOf(request.headers['accept-language'])
      const origin = { host: request.host, secure: request.protocol === 'https' }
      const call = { context, language, address: request.ip, origin, file, principal: request.principal }
      const answer = await (handle as unknown as Handler)(input, call)
      const body = context.config.checkResponses ? endpoint.response.parse(answer) : answer
      return reply.status(endpoint.status).header('cache-control', 'no-store').send(body)
    },
  })
}

/** Answers every thrown refusal, and faults of ours without telling anything of them. */
export const mountErrors = (app: FastifyInstance, context: Context): void => {
  // the part of a body that a refusal left unread would hold up the connection and every call after it
  app.addHook('onResponse', async ({ raw }) => {
    raw.unpipe()
    raw.resume()
  })
  app.setErrorHandler(async (error, request, reply) => {
    const answer = errorAnswer(error, languageOf(request.headers['accept-language']))
    if (answer.status >= 500) context.log.fault(error, request.routeOptions.url ?? 'unknown')
    if (answer.retryAfterSeconds !== null) void reply.header('retry-after', answer.retryAfterSeconds)
    return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body)
  })
}
