import { expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { startNatsPeer, whyNoNats } from '../../testing/nats-peer.ts'
import type { ClassLeases } from '../lib/cluster.ts'
import { openClassLeases } from './class-leases.ts'
import { connectNats } from './connect-nats.ts'
import { parseNatsUrl } from './nats-address.ts'

interface Servers {
  readonly peer: Awaited<ReturnType<typeof startNatsPeer>>
  readonly own: ClassLeases
  readonly other: ClassLeases
}

const twoServers = async (): Promise<Servers> => {
  const peer = await startNatsPeer()
  const address = parseNatsUrl(peer.url)
  if (address === null) throw new Error('no address')
  const leasesOf = async (server: string) => {
    const nats = await connectNats(address)
    atEnd(() => nats.close())
    const clock = { steady: () => performance.now() }
    const log = { fault: () => {} }
    return openClassLeases({ nats, replicas: 1, server, clock, log, onReleased: () => {} })
  }
  return { peer, own: await leasesOf('own'), other: await leasesOf('other') }
}

it.skipIf(whyNoNats !== null)(
  'a server keeps a lease whose renewal was written but acknowledged too late',
  async () => {
    const { peer, own, other } = await twoServers()
    expect(await own.take('class')).toBe(true)
    await peer.freeze()
    await expect(own.renew('class')).rejects.toThrow('timeout')
    peer.thaw()
    expect(await own.renew('class')).toBe(true)
    expect(await other.take('class')).toBe(false)
    expect(await other.renew('class')).toBe(false)
  },
)

it.skipIf(whyNoNats !== null)('a server releases a lease that is being renewed', async () => {
  const { own, other } = await twoServers()
  expect(await own.take('class')).toBe(true)
  await Promise.all([own.renew('class'), own.release('class')])
  expect(await other.take('class')).toBe(true)
})
