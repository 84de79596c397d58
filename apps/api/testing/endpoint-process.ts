import { startRealtimeServer } from './realtime/start-realtime-server.ts'

/** What the parent asks of it: to cut all connections, or to live so many milliseconds later. */
export type EndpointOrder = 'cut' | number

const revoked = new Set<string>()

/** Stands in for the hosted service, in its own process and controlled by its parent. */
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
