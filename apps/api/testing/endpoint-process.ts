import { startRealtimeServer } from './realtime/start-realtime-server.ts'

export type EndpointOrder = 'cut' | number

const revoked = new Set<string>()

const server = await startRealtimeServer({
  isClientAuthorized: async (clientId) => !revoked.has(clientId),
  onRevoked: async (clientId) => {
    revoked.add(clientId)
    await server.realtime.expel(clientId)
  },
})

const realNow = Date.now.bind(Date)
process.on('message', (order: EndpointOrder) => {
  if (order === 'cut') server.cut()
  else Date.now = () => realNow() + order
  process.send?.('done')
})
process.on('disconnect', () => process.exit(0))
process.send?.(server.port)
