import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether an answer in HTML is welcome: to a browser, and to a checker or a preview that says nothing or takes all. */
const takesHtml = (accept: string | undefined): boolean =>
  accept === undefined || accept === '' || /text\/html|text\/\*|\*\/\*/.test(accept)

/** Whether a browser asks for a page, and not for one of the files it is made of. */
export const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  takesHtml(request.headers.accept) &&
  !/\/assets\/|^\/(?:api|images)(?:\/|$)/.test(request.url.split('?')[0] ?? '/')

/** Sends a page where it has one for the request, else null. */
export type PageSender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
