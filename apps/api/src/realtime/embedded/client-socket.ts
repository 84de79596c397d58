import { WebSocket, type RawData } from 'ws'

/** Who hears what comes over a socket. */
export interface SocketListener {
  readonly receive: (data: RawData) => void
  /** The peer answered a ping. */
  readonly answered: () => void
  readonly closed: () => void
}

/** A WebSocket that knows its listener: thousands of silent ones need no function of their own. */
export class ClientSocket extends WebSocket {
  listener: SocketListener | null = null
}

function onMessage(this: WebSocket, data: RawData): void {
  ;(this as ClientSocket).listener?.receive(data)
}

function onPong(this: WebSocket): void {
  ;(this as ClientSocket).listener?.answered()
}

function onClose(this: WebSocket): void {
  ;(this as ClientSocket).listener?.closed()
}

/** Tells a listener what comes from now on. */
export const listenTo = (socket: ClientSocket, listener: SocketListener): void => {
  socket.listener = listener
  socket.on('message', onMessage)
  socket.on('pong', onPong)
  socket.on('close', onClose)
}
