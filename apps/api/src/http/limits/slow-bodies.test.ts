import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import fastify from 'fastify'
import { expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { rawConnection } from '../../../testing/raw-connection.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { errorAnswers } from '../../app/refusals.ts'
import { refuseUnreadable } from '../parse-input.ts'
import { limitBodies } from './body-limits.ts'

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

const trickle = (socket: Socket, everyMs: number): void => {
  const timer = setInterval(() => socket.write('x'), everyMs)
  socket.once('close', () => clearInterval(timer))
}

/** The answer of a connection, and how long it was held. */
const heldFor = async (socket: Socket) => {
  const from = performance.now()
  const answer = await text(socket)
  return { answer, ms: performance.now() - from }
}

it.each([
  ['silent', null],
  ['slow', 200],
])(
  'a %s body holds its connection no longer than seconds after a refusal that the client can read',
  async (_, everyMs) => {
    const { url } = await startTestServer()
    const socket = await rawConnection(url)
    socket.write(`${head('/api/v2/users', 1000)}{`)
    if (everyMs !== null) trickle(socket, everyMs)
    const { answer, ms } = await heldFor(socket)
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    expect(ms).toBeLessThan(15_000)
  },
)

const startLimited = async () => {
  const app = fastify()
  const limits = { withinMs: 300, restWithinMs: 2000 }
  limitBodies(app, { ...limits, mayBeLong: ({ url }) => url === '/upload', refuse: refuseUnreadable(errorAnswers) })
  app.post('/short', async ({ body }) => body)
  app.post('/upload', async ({ body }) => body)
  app.post('/refused', { onRequest: async (__, reply) => reply.status(401).send({}) }, async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  return app.listeningOrigin
}

it('a body that takes too long is answered with 408, but an upload may take longer', async () => {
  const url = await startLimited()
  const [short, upload] = [await rawConnection(url), await rawConnection(url)]
  for (const [socket, path] of [
    [short, '/short'],
    [upload, '/upload'],
  ] as const)
    socket.write(`${head(path, 4)}{`)
  expect((await heldFor(short)).answer).toMatch(/^HTTP\/1.1 408 /)
  upload.write('  }')
  const [answer] = (await once(upload, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /)
})

it('a refused body that arrives in time leaves the connection to the next call', async () => {
  const socket = await rawConnection(await startLimited())
  socket.write(`${head('/refused', 4)}{`)
  const [refusal] = (await once(socket, 'data')) as [Buffer]
  expect(refusal.toString()).toMatch(/^HTTP\/1.1 401 /)
  socket.write(`  }${head('/short', 2)}{}`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /)
})
