import { REPLAYED_HEADER } from '@repo/api-client/core/key-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Once } from '../database/branch-database.ts'
import type { createAnswerOnce } from './answer-once.ts'
import { callKeyOf } from './call-key.ts'
import { endpointName, handle } from './perform.ts'
import type { Principal } from './principal.ts'
import type { Call, Route } from './route.ts'

interface SendKeyed {
  readonly route: Route
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly input: Record<string, unknown>
  readonly call: Call & { readonly principal: Principal | null }
  readonly bodyOf: (answer: unknown) => unknown
  readonly answerOnce: ReturnType<typeof createAnswerOnce>
}

/** Answers a call of an endpoint that heeds keys: anew, or as it was answered under its key. */
export const sendKeyed = async (sent: SendKeyed): Promise<FastifyReply> => {
  const { route, request, reply, input, call, bodyOf, answerOnce } = sent
  const { endpoint } = route
  const { principal, file } = call
  if (principal?.kind !== 'staff' && principal?.kind !== 'center')
    throw new Error('keys are of the staff or the center')
  const { branch } = principal
  const textOf = (answer: unknown): string => JSON.stringify(bodyOf(answer))
  const handleBy = (once: Once<unknown>) => handle(route, input, { ...call, once })
  const key = callKeyOf(request, principal, { endpoint: endpointName(endpoint), input, file })
  const { text, isReplayed } =
    key === null
      ? { text: textOf(await handleBy((work) => branch.run(work))), isReplayed: false }
      : await answerOnce({ branch, key, textOf, handle: handleBy })
  if (isReplayed) void reply.header(REPLAYED_HEADER, 'true')
  void reply.status(endpoint.status).header('cache-control', 'no-store')
  return reply.type('application/json; charset=utf-8').send(text)
}
