import { allows } from './capability.ts'
import type { Hub } from './hub.ts'
import type { RealtimeKey } from './key.ts'
import { decodeBytes, encodeFrame, type Format, type WireMessage } from './protocol.ts'
import type { Capability, RestAnswer, RestRequest } from './realtime.ts'
import { readToken } from './token.ts'

const EVERYTHING: Capability = { '*': ['subscribe', 'publish', 'history'] }

const formatOf = (header: string | undefined): Format => (header?.includes('msgpack') === true ? 'msgpack' : 'json')

const answer = (request: RestRequest, status: number, body: object): RestAnswer => {
  const format = formatOf(request.headers.accept)
  const type = format === 'json' ? 'application/json' : 'application/x-msgpack'
  return { status, headers: { 'content-type': type }, body: encodeFrame(body, format) }
}

const refusal = (request: RestRequest, code: number, statusCode: number, message: string): RestAnswer => {
  const { body, headers } = answer(request, statusCode, { error: { code, statusCode, message } })
  return { status: statusCode, headers: { ...headers, 'x-ably-errorcode': String(code) }, body }
}

const capabilityOf = (request: RestRequest, key: RealtimeKey): Capability | null => {
  const [scheme = '', value = ''] = (request.headers.authorization ?? '').split(' ')
  const text = Buffer.from(value, 'base64').toString()
  if (scheme.toLowerCase() === 'basic') return text === `${key.name}:${key.secret}` ? EVERYTHING : null
  // Ably's client sends its token in base64; other clients send it as it is
  for (const token of [value, text]) {
    const claims = readToken(key, token, Date.now())
    if (typeof claims !== 'string') return claims.capability
  }
  return null
}

const messagesOf = (request: RestRequest): readonly WireMessage[] => {
  const value = decodeBytes(request.body ?? Buffer.alloc(0), formatOf(request.headers['content-type']))
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((one): one is WireMessage => typeof one === 'object' && one !== null)
}

/** The REST calls of the protocol that our hosted driver makes: time, publish, history. */
export const handleRest = (hub: Hub, key: RealtimeKey, request: RestRequest): RestAnswer | null => {
  const path = request.url.split('?')[0] ?? ''
  if (path === '/time') return answer(request, 200, [Date.now()])
  const match = /^\/channels\/([^/]+)\/messages$/.exec(path)
  if (match === null) return null
  const capability = capabilityOf(request, key)
  if (capability === null) return refusal(request, 40_140, 401, 'Not authorised')
  const channel = decodeURIComponent(match[1] ?? '')
  const operation = request.method === 'POST' ? 'publish' : 'history'
  if (!allows(capability, channel, operation)) return refusal(request, 40_160, 401, 'Not allowed by the capability')
  if (request.method === 'GET') {
    const entries = hub.log(channel).last(100).toReversed()
    return answer(request, 200, entries.flatMap(({ frame }) => (frame.messages ?? []).toReversed().map((message) => ({ ...message, timestamp: frame.timestamp }))))
  }
  const messages = messagesOf(request)
  if (messages.length === 0) return refusal(request, 40_000, 400, 'No messages')
  const { frame } = hub.publish(channel, messages, 'rest')
  return answer(request, 201, { channel, messageId: frame.id, serials: messages.map((_, i) => `${frame.channelSerial}:${i}`) })
}
