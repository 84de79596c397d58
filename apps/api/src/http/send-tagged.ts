import type { FastifyReply, FastifyRequest } from 'fastify'

import { hashOf } from '../lib/secrets.ts'

/**
 * Sends an answer with a tag made of all its text, or says that what the caller has under this tag still stands. Whoever
 * calls, what they may and what has changed are in the text, so no tag of another answer fits.
 */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply => {
  const text = JSON.stringify(body)
  // weak: the same answer may travel compressed
  const tag = `W/"${hashOf(text)}"`
  void reply.header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
