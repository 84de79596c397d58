import { Duplex } from 'node:stream'

import { describe, expect, it } from 'vitest'

import { errorAnswers } from '../app/refusals.ts'
import { refuseUnreadable } from './parse-input.ts'

const someSocket = ({ isWritable = true }: { isWritable?: boolean } = {}) => {
  let said = ''
  const socket = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _, done) => {
      said += chunk.toString()
      done()
    },
  })
  if (!isWritable) socket.end()
  return { socket, said: () => said }
}
const refuse = (code: string, { socket }: ReturnType<typeof someSocket>) =>
  refuseUnreadable(errorAnswers)(Object.assign(new Error('unreadable'), { code }), socket as never)

describe('an unreadable request', () => {
  it.each([
    ['HPE_INVALID_METHOD', '400 Bad Request', 'malformed-body'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'payload-too-large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'malformed-body'],
  ])('with %s is answered %s', (code, status, said) => {
    const end = someSocket()
    refuse(code, end)
    const [head = '', body = ''] = end.said().split('\r\n\r\n')
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ])
    expect(JSON.parse(body)).toMatchObject({ code: said })
  })

  it('of a client that has gone gets no answer', () => {
    const end = someSocket()
    refuse('ECONNRESET', end)
    expect(end.said()).toBe('')
    expect(end.socket.destroyed).toBe(true)
  })

  it('of a client that no longer reads gets no answer', () => {
    const end = someSocket({ isWritable: false })
    refuse('HPE_INVALID_METHOD', end)
    expect(end.said()).toBe('')
    expect(end.socket.destroyed).toBe(true)
  })
})
