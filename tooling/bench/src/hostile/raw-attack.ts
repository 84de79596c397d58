/** Resets, stalls, half-closes, and floods raw connections until stopped. */
import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

const MOST_OPEN = 200
const PATHS = ['/api/v2/measurements/socket', '/?v=6&format=json&access_token=x', '/nope'] as const
const FRAME = Buffer.from([0x81, 0x80, 0, 0, 0, 0])
const CALL = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`

const acts: readonly ((socket: Socket) => void)[] = [
  ...PATHS.flatMap((path): ((socket: Socket) => void)[] => [
    (socket) => {
      socket.write(upgrade(path))
      socket.resetAndDestroy()
    },
    (socket) => socket.write(upgrade(path).slice(0, 40)),
    (socket) => socket.end(upgrade(path)),
    (socket) => {
      socket.write(upgrade(path))
      socket.pause()
      for (let count = 0; count < 500; count += 1) socket.write(FRAME)
    },
  ]),
  (socket) => {
    socket.pause()
    socket.write(CALL.repeat(300))
  },
  (socket) => socket.write(Buffer.alloc(100_000, 7)),
]

const open: Socket[] = []

const attack = async (port: number): Promise<never> => {
  for (let round = 0; ; round += 1) {
    const act = acts[round % acts.length]
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()))
    act?.(socket)
    open.push(socket)
    if (open.length > MOST_OPEN) open.shift()?.destroy()
    await yieldToEventLoop()
  }
}

// the attack must not compete for this machine's cores
setPriority(constants.priority.PRIORITY_LOW)
process.on('message', ({ origin }: { origin: string }) => void attack(Number(new URL(origin).port)))
