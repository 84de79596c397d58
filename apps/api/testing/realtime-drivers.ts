import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type * as Ably from 'ably'
import { onTestFinished, vi } from 'vitest'

import { connectNats } from '../src/cluster/connect-nats.ts'
import { parseNatsUrl } from '../src/cluster/nats-address.ts'
import { createBroadcasts } from '../src/cluster/server-calls.ts'
import { createHostedRealtime } from '../src/realtime/hosted-realtime.ts'
import type { Realtime } from '../src/realtime/realtime.ts'
import { openStreamLog } from '../src/realtime/shared/stream-log.ts'
import { atEnd } from './at-end.ts'
import type { EndpointOrder } from './endpoint-process.ts'
import { startNatsPeer, whyNoNats } from './nats-peer.ts'
import { addressOf } from './realtime/ably-clients.ts'
import { ROOT_KEY, startRealtimeServer, type RealtimeServer } from './realtime/start-realtime-server.ts'

export interface Driver {
  readonly realtime: Realtime
  readonly address: Ably.ClientOptions
  readonly cut: () => Promise<void>
  readonly moveClock: (ms: number) => Promise<void>
  readonly signOut: (clientId: string) => Promise<void>
}

interface DriverKind {
  readonly name: string
  readonly whyNot: string | null
  readonly open: () => Promise<Driver>
}

const moveOurs = (ms: number): void => {
  const now = Date.now.bind(Date)
  const moved = vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
  onTestFinished(() => moved.mockRestore())
}

const driverOf = (realtime: Realtime, server: RealtimeServer, signedOut: Set<string>): Driver => ({
  realtime,
  address: addressOf(server),
  cut: async () => server.cut(),
  moveClock: async (ms) => moveOurs(ms),
  signOut: async (clientId) => {
    signedOut.add(clientId)
    await realtime.expel(clientId)
  },
})

const openEmbedded = async (): Promise<Driver> => {
  const signedOut = new Set<string>()
  const server = await startRealtimeServer({ isClientAuthorized: async (clientId) => !signedOut.has(clientId) })
  atEnd(() => server.stop())
  return driverOf(server.realtime, server, signedOut)
}

const openOverNats = async (): Promise<Driver> => {
  const address = parseNatsUrl((await startNatsPeer()).url)
  if (address === null) throw new Error('no address')
  const signedOut = new Set<string>()
  const start = async (name: string): Promise<RealtimeServer> => {
    const nats = await connectNats(address)
    const log = { info: () => {}, warn: () => {}, fault: () => {} }
    const shared = await openStreamLog({ nats, replicas: 1, keptForMs: 120_000, log })
    const broadcasts = createBroadcasts(nats, name)
    const server = await startRealtimeServer({
      isClientAuthorized: async (clientId) => !signedOut.has(clientId),
      shared: {
        log: shared,
        expelEverywhere: (clientId) => broadcasts.publish('client-expelled', clientId),
        onExpelled: (listener) => broadcasts.subscribe('client-expelled', listener),
        isCutOff: () => false,
      },
    })
    atEnd(async () => {
      await server.stop()
      await nats.close()
    })
    return server
  }
  const [here, there] = [await start('here'), await start('there')]
  return driverOf(here.realtime, there, signedOut)
}

/** Replaces Ably by our endpoint in another process, because tests have no internet. */
const openHosted = async (): Promise<Driver> => {
  const child = fork(join(import.meta.dirname, 'endpoint-process.ts'))
  atEnd(() => void child.kill('SIGKILL'))
  const [port] = (await once(child, 'message')) as [number]
  const realtime = createHostedRealtime({ apiKey: ROOT_KEY, host: { endpoint: '127.0.0.1', port, tls: false } })
  const sendOrder = async (order: EndpointOrder): Promise<void> => {
    const done = once(child, 'message')
    child.send(order)
    await done
  }
  return {
    realtime,
    address: Object.assign(addressOf({ port }), realtime.clientOptions()),
    cut: () => sendOrder('cut'),
    moveClock: async (ms) => {
      moveOurs(ms)
      await sendOrder(ms)
    },
    signOut: (clientId) => realtime.expel(clientId),
  }
}

export const DRIVERS: readonly DriverKind[] = [
  { name: 'embedded', whyNot: null, open: openEmbedded },
  { name: 'over NATS', whyNot: whyNoNats, open: openOverNats },
  { name: 'hosted', whyNot: null, open: openHosted },
]
