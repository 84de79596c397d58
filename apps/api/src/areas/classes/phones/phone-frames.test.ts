import { once } from 'node:events'

import { MEASUREMENT_SOCKET_PATH } from '@repo/api-client/classes/measurements'
import { callLimits } from '@repo/domain/core/limits'
import { expect, it } from 'vitest'
import WebSocket from 'ws'

import { startTestServer } from '../../../../testing/test-server.ts'

const HELLO = { type: 'hello', version: 1, token: 'x' }
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

const greetingWith = (json: string): string => `${JSON.stringify(HELLO).slice(0, -1)},"more":${json}}`

const open = async (): Promise<WebSocket> => {
  const { url } = await startTestServer()
  const socket = new WebSocket(url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH)
  await once(socket, 'open')
  return socket
}

it.each([
  ['is read with nested lists', nested(callLimits.depth - 1), 'unauthenticated'],
  ['is not parsed if nested too deeply', nested(callLimits.depth), 'malformed-body'],
  ['is read with many values', `[${'1,'.repeat(4000)}1]`, 'unauthenticated'],
  ['is not parsed with too many values', `[${'1,'.repeat(4096)}1]`, 'malformed-body'],
])('the hello message of a phone %s', async (_, json, code) => {
  const socket = await open()
  socket.send(greetingWith(json))
  const [answer] = (await once(socket, 'message')) as [Buffer]
  expect(JSON.parse(String(answer))).toMatchObject({ type: 'refused', code })
})

it('a phone with an oversized frame is disconnected', async () => {
  const socket = await open()
  socket.send('x'.repeat(callLimits.bytes + 1))
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1009)
})
