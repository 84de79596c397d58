import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Cable {
  readonly url: string
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** A network between a device and the server, which can be cut. */
export const layCable = async (serverPort: number): Promise<Cable> => {
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((device) => {
    if (isCut) return void device.destroy()
    const far = keep(connect(serverPort, 'localhost'))
    keep(device)
    device.pipe(far).pipe(device)
    device.on('close', () => far.destroy())
    far.on('close', () => device.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
