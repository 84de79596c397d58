import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'

import { listenAnywhere, passedOn, passUpgradeOn } from './proxied.ts'

export interface VersionProxy {
  readonly origin: string
  readonly bringNew: () => void
  readonly looks: () => number
  readonly close: () => void
}

/** The shared server at its own address, with apps of another version. */
export const openVersionProxy = async (url: string): Promise<VersionProxy> => {
  let addition = ''
  let looks = 0
  const sockets = new Set<Socket>()
  const server = createServer((call, answer) => {
    const isWorker = call.url?.endsWith('/worker.js') === true
    if (isWorker) {
      // request a full, uncompressed file, to append text
      delete call.headers['if-none-match']
      delete call.headers['if-modified-since']
      call.headers['accept-encoding'] = 'identity'
    }
    const passed = passedOn(url, call)
    passed.on('error', () => answer.destroy())
    passed.on('response', (given) => {
      // the page may have closed
      if (answer.destroyed) return given.resume()
      if (!isWorker) {
        answer.writeHead(given.statusCode ?? 500, given.rawHeaders)
        return pipeline(given, answer, () => {})
      }
      const { 'content-length': _length, ...headers } = given.headers
      answer.writeHead(given.statusCode ?? 500, headers)
      given.on('data', (chunk) => answer.write(chunk))
      return given.on('end', () => {
        answer.end(addition)
        looks += 1
      })
    })
    call.pipe(passed)
  })
  server.on('upgrade', (call, socket: Socket, head) => {
    sockets.add(socket)
    passUpgradeOn(url, { call, socket, head }, (own) => pipeline(own, socket, own, () => {}))
  })
  return {
    origin: await listenAnywhere(server),
    bringNew: () => {
      addition = '\n// another version\n'
    },
    looks: () => looks,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
