import type { FastifyReply, FastifyRequest } from 'fastify'

/** Also true for link checkers and previews, which send no specific `Accept` header. */
const takesHtml = (accept: string | undefined): boolean =>
  accept === undefined || accept === '' || /text\/html|text\/\*|\*\/\*/.test(accept)

export const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  takesHtml(request.headers.accept) &&
  !/\/assets\/|^\/(?:api|images)(?:\/|$)/.test(request.url.split('?')[0] ?? '/')

export type PageSender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
