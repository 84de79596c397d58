import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'

import { networkOf } from './network-of.ts'

export interface ConnectionLimits {
  readonly total: number
  /** A whole gym may stand behind one address: its walls, its staff and a phone for each member. */
  readonly perNetwork: number
}

const MOST_PER_NETWORK = 4000
const USUAL_FILES = 10_240
/** Files, sockets of others and the database need some too. */
const SHARE_OF_FILES = 0.8

/** How many files this process may open; where the system does not say, a usual number. */
export const openFilesAllowed = (limits = '/proc/self/limits'): number => {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8')) ?? []
    return Number(soft) || USUAL_FILES
  } catch {
    return USUAL_FILES
  }
}

/** What this process can hold: no single network may take more than half of it. */
export const connectionLimits = (openFiles = openFilesAllowed()): ConnectionLimits => {
  const total = Math.floor(openFiles * SHARE_OF_FILES)
  return { total, perNetwork: Math.min(MOST_PER_NETWORK, Math.floor(total / 2)) }
}

/**
 * Closes connections beyond the limits before anything is read from them. The networks of trusted proxies are free:
 * everybody comes through them.
 */
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
    const network = networkOf(address)
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
