import { expect, it, vi } from 'vitest'

import { collect } from '../../../testing/realtime/ably-clients.ts'
import { createServerPool } from '../../../testing/realtime/server-pool.ts'
import { DISPLAY_GRANT } from '../../../testing/realtime/start-realtime-server.ts'

const CLASS = 'branch:a:class:1'
const WALLS = 300
const PATIENCE = { timeout: 40_000, interval: 200 }

const { clients, start } = createServerPool()

it('three hundred displays that reconnect, three hundred at once, are all back without gaps or repeats', async () => {
  const server = await start()
  const received = await Promise.all(
    Array.from({ length: WALLS }, (_, number) => {
      const grant = { ...DISPLAY_GRANT, clientId: `display:${number}` }
      return collect(clients.connect(server, grant).channels.get(CLASS))
    }),
  )
  const publish = (sequence: number) => server.realtime.publish(CLASS, 'packet', { sequence })
  await publish(0)
  server.cut()
  for (let sequence = 1; sequence < 5; sequence += 1) await publish(sequence)
  const all = Array.from({ length: 5 }, (_, sequence) => ({ sequence }))
  await vi.waitFor(() => {
    for (const { data } of received) expect(data).toEqual(all)
  }, PATIENCE)
  expect(server.realtime.stats()).toMatchObject({ connections: WALLS, cutSlowConsumers: 0 })
})
