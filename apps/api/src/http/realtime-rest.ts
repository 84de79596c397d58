import type { FastifyInstance } from 'fastify'

import type { Context } from '../app/context.ts'

/** Mounts the REST calls of the embedded realtime endpoint, whose bodies may be MessagePack. */
export const mountRealtimeRest = (app: FastifyInstance, context: Context): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    for (const url of ['/time', '/keys/:key/requestToken', '/channels/:channel/messages']) {
      scope.route({
        method: ['GET', 'POST'],
        url,
        handler: async (request, reply) => {
          const answer = await context.realtime.handleRest({
            method: request.method,
            url: request.url,
            headers: request.headers,
            body: Buffer.isBuffer(request.body) ? request.body : null,
          })
          if (answer === null) return reply.callNotFound()
          return reply.status(answer.status).headers(answer.headers).send(answer.body)
        },
      })
    }
  })
}
