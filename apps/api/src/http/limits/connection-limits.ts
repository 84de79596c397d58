import type { Server } from 'node:net'

import { filesForConnections, openFilesAllowed } from '../../lib/open-files.ts'
import { clientNetwork } from './client-network.ts'

interface ConnectionLimits {
  readonly total: number
  /** High enough for a gym behind one address, with a phone for each member. */
  readonly perNetwork: number
}

const MOST_PER_NETWORK = 4000
const SHARE_OF_FILES = 0.8

/** No single network may take more than half of the connections. */
export const connectionLimits = (openFiles = openFilesAllowed()): ConnectionLimits => {
  const total = Math.floor(filesForConnections(openFiles) * SHARE_OF_FILES)
  return { total, perNetwork: Math.min(MOST_PER_NETWORK, Math.floor(total / 2)) }
}

/** Closes excess connections before reading from them. Trusted proxies are exempt, because all clients share them. */
export const limitConnections = (
  server: Server,
  { total, perNetwork }: ConnectionLimits,
  isProxy: (address: string) => boolean = () => false,
): void => {
  const open = new Map<string, number>()
  server.maxConnections = total
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const network = clientNetwork(address)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
    if (count > perNetwork) socket.destroy()
  })
}
