import { parseRequestUrl } from '../embedded/upgrade-query.ts'
import type { Realtime } from '../realtime.ts'
import { listMessages } from './list-messages.ts'
import { publishMessages } from './publish-messages.ts'
import { requestToken, UsedNonces } from './request-token.ts'
import { acceptedFormat, answer } from './rest-answer.ts'
import type { RestCall, RestParts } from './rest-call.ts'

const CHANNEL_MESSAGES = /^\/channels\/([^/]+)\/messages$/
const TOKEN_REQUESTS = /^\/keys\/([^/]+)\/requestToken$/

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Answers the REST calls of the Ably client that this endpoint knows. */
export const createRestHandler = (parts: RestParts): Realtime['handleRest'] => {
  const nonces = new UsedNonces()
  return async (request) => {
    const url = parseRequestUrl(request.url)
    if (url === null) return null
    const format = acceptedFormat(request.headers)
    const { method } = request
    if (method === 'GET' && url.pathname === '/time') return answer(format, 200, [Date.now()])
    const call = (subject: string): RestCall => ({
      request,
      query: url.searchParams,
      subject: decoded(subject),
      format,
    })
    const channel = CHANNEL_MESSAGES.exec(url.pathname)?.[1]
    if (channel !== undefined && method === 'POST') return publishMessages(parts, call(channel))
    if (channel !== undefined && method === 'GET') return listMessages(parts, call(channel))
    const key = TOKEN_REQUESTS.exec(url.pathname)?.[1]
    if (key !== undefined && method === 'POST') return requestToken(parts, nonces, call(key))
    return null
  }
}
