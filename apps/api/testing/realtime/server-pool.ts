import { afterEach } from 'vitest'

import { createClientPool } from './ably-clients.ts'
import { startRealtimeServer, type RealtimeServer, type RealtimeServerOptions } from './start-realtime-server.ts'

export const createServerPool = () => {
  const clients = createClientPool()
  const servers: RealtimeServer[] = []
  afterEach(async () => {
    clients.closeAll()
    await Promise.all(servers.splice(0).map((server) => server.stop()))
  })
  const start = async (options: RealtimeServerOptions = {}): Promise<RealtimeServer> => {
    const server = await startRealtimeServer(options)
    servers.push(server)
    return server
  }
  return { clients, start }
}
