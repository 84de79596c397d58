import type { Socket } from 'node:net'

import { errorAnswer } from '../errors/error-answer.ts'
import { Refusal } from '../errors/refusal.ts'

const HEAD_TOO_LARGE = 'HPE_HEADER_OVERFLOW'

/** What is no HTTP, or has too large a head, never reaches a handler; it is answered like any other refusal. */
export const refuseUnreadable = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === HEAD_TOO_LARGE
  const { body } = errorAnswer(new Refusal(isTooLarge ? 'payload-too-large' : 'malformed-body'), 'en')
  const text = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
