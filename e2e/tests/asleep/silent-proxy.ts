import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline, type Duplex } from 'node:stream'

import { listenAnywhere, passedOn, passUpgradeOn } from '../proxied.ts'

export interface SilentProxy {
  readonly origin: string
  /** Silently drops current connections, as after leaving a network. New ones work. */
  readonly forget: () => void
  readonly close: () => void
}

export const openSilentProxy = async (url: string): Promise<SilentProxy> => {
  const plain = new Set<Socket>()
  const upgraded = new Map<Socket, Duplex>()
  const silent = new Set<Socket>()
  const server = createServer((call, answer) => {
    const passed = passedOn(url, call)
    passed.on('error', () => answer.destroy())
    passed.on('response', (given) => {
      if (answer.destroyed) return void given.resume()
      answer.writeHead(given.statusCode ?? 500, given.rawHeaders)
      return pipeline(given, answer, () => {})
    })
    call.pipe(passed)
  })
  server.on('connection', (socket) => {
    plain.add(socket)
    socket.on('close', () => plain.delete(socket))
  })
  server.on('upgrade', (call, socket: Socket, head) => {
    plain.delete(socket)
    passUpgradeOn(url, { call, socket, head }, (own) => {
      upgraded.set(socket, own)
      own.on('error', () => {})
      own.on('data', (chunk) => void socket.write(chunk))
      own.on('close', () => {
        if (!silent.has(socket)) socket.destroy()
      })
      socket.on('data', (chunk) => void own.write(chunk))
      socket.on('close', () => {
        upgraded.delete(socket)
        own.destroy()
      })
    })
  })
  const origin = await listenAnywhere(server)
  return {
    origin,
    forget: () => {
      for (const [socket, own] of upgraded) {
        silent.add(socket)
        own.destroy()
      }
      for (const socket of plain) socket.destroy()
    },
    close: () => {
      for (const socket of upgraded.keys()) socket.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
