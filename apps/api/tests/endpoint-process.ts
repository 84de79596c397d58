import { startRealtimeServer } from '../src/realtime/testing/start-realtime-server.ts'

/** An endpoint that speaks Ably's protocol in a process of its own, as the hosted service is; told what to do by its parent. */
const server = await startRealtimeServer()
process.on('message', () => {
  server.cut()
  process.send?.('cut')
})
process.on('disconnect', () => process.exit(0))
process.send?.(server.port)
