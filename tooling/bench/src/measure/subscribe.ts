import { WebSocket, type ClientOptions } from 'ws'

const ATTACH = 10
const ATTACHED = 11
const MESSAGE = 15
const AUTH = 17

/** Protocol version 6, without heartbeats. */
export const realtimeUrl = (origin: string, token: string): string =>
  `${origin.replace(/^http/, 'ws')}/?v=6&heartbeats=false&access_token=${token}`

interface Subscribing extends ClientOptions {
  readonly made?: (socket: WebSocket) => void
}

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
      // the action comes first in every frame, which saves parsing
      if (frame.startsWith(`{"action":${MESSAGE},`)) onFrame(frame)
      else if (frame.startsWith(`{"action":${ATTACHED},`)) resolve(socket)
    })
  })

export const goOnWith = (subscriber: WebSocket, token: string): void =>
  subscriber.send(JSON.stringify({ action: AUTH, auth: { accessToken: token } }))
