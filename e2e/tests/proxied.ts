import { request, type ClientRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export const passedOn = (url: string, { method, url: path, headers }: IncomingMessage): ClientRequest => {
  const { hostname, port } = new URL(url)
  return request({ hostname, port, method, path, headers })
}

interface Upgrade {
  readonly call: IncomingMessage
  readonly socket: Socket
  readonly head: Buffer
}

export const passUpgradeOn = (url: string, { call, socket, head }: Upgrade, joined: (own: Duplex) => void): void => {
  const passed = passedOn(url, call)
  passed.on('error', () => socket.destroy())
  passed.on('response', () => socket.destroy())
  passed.on('upgrade', ({ rawHeaders }, own, ownHead) => {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    socket.write(ownHead)
    own.write(head)
    joined(own)
  })
  passed.end()
}

export const listenAnywhere = async (server: Server): Promise<string> => {
  server.on('connection', (socket) => socket.on('error', () => {}))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
