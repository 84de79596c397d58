import { WebSocket, type ClientOptions } from 'ws'

const ATTACH = 10
const ATTACHED = 11
const MESSAGE = 15
const AUTH = 17

/** Where a subscriber connects with its token: the endpoint's protocol version 6, without heartbeat messages. */
export const realtimeUrl = (origin: string, token: string): string =>
  `${origin.replace(/^http/, 'ws')}/?v=6&heartbeats=false&access_token=${token}`

interface Subscribing extends ClientOptions {
  /** Hears of the socket before it is open. */
  readonly made?: (socket: WebSocket) => void
}

/** Attaches one subscriber to a channel by the wire protocol alone. Resolves when packets would reach it. */
export const subscribe = (
  url: string,
  channel: string,
  onFrame: (frame: string) => void,
  { made, ...options }: Subscribing = {},
): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, options)
    made?.(socket)
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`not attached, but closed with ${code}`)))
    socket.on('open', () => socket.send(JSON.stringify({ action: ATTACH, channel })))
    socket.on('message', (data: Buffer) => {
      const frame = data.toString()
      // the action stands first in every frame, so that a packet need not be parsed here
      if (frame.startsWith(`{"action":${MESSAGE},`)) onFrame(frame)
      else if (frame.startsWith(`{"action":${ATTACHED},`)) resolve(socket)
    })
  })

/** Gives a subscriber a token that expires later than the one it came with. */
export const goOnWith = (subscriber: WebSocket, token: string): void =>
  subscriber.send(JSON.stringify({ action: AUTH, auth: { accessToken: token } }))
