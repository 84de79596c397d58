import { once } from 'node:events'

import { MEASUREMENT_SOCKET_PATH, SocketMessage } from '@repo/api-client/classes/measurements'
import { expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'

import { buildMember } from '../../testing/factories/build-member.ts'
import { openClass } from '../../testing/open-class.ts'
import { buildGym, startTestServer } from '../../testing/test-server.ts'

it('a cut-off server redirects a phone at the first call that it cannot serve, and not before', async () => {
  const server = await startTestServer()
  const gym = await buildGym(server)
  const { classUuid, join } = await openClass(server, gym)
  const { token } = await join(await buildMember(server.context.db, gym.branch.uuid))
  const { engine, readiness } = server.context
  Object.assign(readiness, { isCutOff: () => true })

  const phone = new WebSocket(server.url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH)
  const received: SocketMessage[] = []
  phone.on('message', (data: Buffer) => void received.push(SocketMessage.parse(JSON.parse(data.toString()))))
  const closed = once(phone, 'close')
  await once(phone, 'open')
  const say = (message: object) => phone.send(JSON.stringify(message))
  const batch = (sequence: number) =>
    say({ type: 'batch', device_id: 'strap', sequence, samples: [{ at: server.clock.now() + sequence, hr: 120 }] })

  say({ type: 'hello', version: 1, token })
  await vi.waitFor(() => expect(received.map(({ type }) => type)).toContain('ready'))
  batch(1)
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ type: 'receipt', accepted: 1 }))
  // another server owns it now
  engine.lose(classUuid)
  batch(2)
  expect((await closed)[0]).toBe(1012)
  expect(received.at(-1)).toMatchObject({ type: 'refused', code: 'unavailable' })
})
