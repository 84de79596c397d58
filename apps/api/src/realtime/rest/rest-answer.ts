import type { IncomingHttpHeaders } from 'node:http'

import type { Fault } from '../embedded/faults.ts'
import { encodeWire, type WireFormat } from '../embedded/wire-format.ts'
import type { RestAnswer } from '../realtime.ts'

const CONTENT_TYPES = { json: 'application/json', msgpack: 'application/x-msgpack' } as const

/** The client reads an answer in the format it has asked for, whatever the answer says it is. */
export const acceptedFormat = (headers: IncomingHttpHeaders): WireFormat =>
  headers.accept?.includes('msgpack') === true ? 'msgpack' : 'json'

export const bodyFormat = (headers: IncomingHttpHeaders): WireFormat =>
  headers['content-type']?.includes('msgpack') === true ? 'msgpack' : 'json'

export const answer = (
  format: WireFormat,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): RestAnswer => ({
  status,
  headers: { 'content-type': CONTENT_TYPES[format], 'cache-control': 'no-store', ...headers },
  body: encodeWire(format, body),
})

export const refuse = (format: WireFormat, error: Fault): RestAnswer =>
  answer(
    format,
    error.statusCode,
    { error },
    {
      'x-ably-errorcode': String(error.code),
      'x-ably-errormessage': error.message,
      ...(error.statusCode === 401 ? { 'www-authenticate': 'Bearer realm="realtime"' } : {}),
    },
  )
