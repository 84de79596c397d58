import type { Socket } from 'node:net'

import { errorAnswer } from './errors/error-answer.ts'
import { Refusal } from './errors/refusal.ts'
import { sayAndClose } from './raw-socket.ts'

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is no HTTP, is too slow or has too large a head never reaches a handler; it is answered like any refusal. */
export const refuseUnreadable = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const { body } = errorAnswer(new Refusal(isTooLarge ? 'payload-too-large' : 'malformed-body'), 'en')
  const text = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  sayAndClose(socket, lines, text)
}
