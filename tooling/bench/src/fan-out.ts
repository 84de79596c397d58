/**
 * What one packet to 500 subscribers costs the server process, against a bare `ws` broadcast of the same bytes.
 * Server and subscribers are processes of their own. Each round measures both ways, in turns first and second.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { WebSocket, WebSocketServer } from 'ws'

const SUBSCRIBERS = 500
const PACKETS = 30
const WARM_UP_ROUNDS = 2
const ROUNDS = 11
const GOAL = 1.3
const CHANNEL = 'branch:bench:class'
const ATTACH = 10
const ATTACHED = 11
const MESSAGE = 15

const WAYS = ['realtime', 'bare'] as const

type Way = (typeof WAYS)[number]

interface Realtime {
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  readonly token: (grant: object) => Promise<{ readonly token: string }>
  readonly attach: (server: Server) => void
}

/** Parent to server: prepare, or send packet number `index`; `cpu` asks for the CPU time used so far. */
type Order =
  | { readonly kind: 'frames'; readonly frames: readonly string[] }
  | { readonly kind: 'send'; readonly way: Way; readonly index: number; readonly participants: number }
  | { readonly kind: 'cpu' }

type Report =
  | { readonly kind: 'ready'; readonly port: number; readonly token: string }
  | { readonly kind: 'cpu'; readonly microseconds: number }
  | { readonly kind: 'joined' }
  | { readonly kind: 'received'; readonly frame: string }

const packetOf = (sequence: number, participants: number): object => ({
  sequence,
  server_time: 1_800_000_000_000 + sequence * 1000,
  participants: Array.from({ length: participants }, (_, index) => ({
    uuid: `5f0c7a52-9d3e-4c1b-8f64-${String(index).padStart(12, '0')}`,
    pseudonym: `Runner ${index}`,
    heart_rate: 90 + ((index + sequence) % 100),
    effort: 50 + ((index * 7 + sequence) % 50),
    calories: 100 + index,
    zone: 1 + (index % 5),
  })),
})

// An app is no package to import by name, so the server process loads the endpoint from its folder.
const loadRealtime = async (): Promise<Realtime> => {
  const module = new URL('../../../apps/api/src/realtime/embedded/embedded-realtime.ts', import.meta.url).href
  const { createEmbeddedRealtime } = (await import(module)) as {
    createEmbeddedRealtime: (options: object) => Realtime
  }
  const log = { info: () => {}, warn: () => {}, fault: () => {} }
  return createEmbeddedRealtime({ signingKey: 'a-signing-key-for-the-bench-0123456789', log })
}

const tell = (report: Report): void => void process.send?.(report)

const runServer = async (): Promise<void> => {
  const realtime = await loadRealtime()
  const server = createServer()
  const bare = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  let frames: Buffer[] = []
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (request.url === '/bare')
      bare.handleUpgrade(request, socket, head, (accepted) => bare.emit('connection', accepted))
  })
  realtime.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.on('message', (order: Order) => {
    if (order.kind === 'frames') frames = order.frames.map((frame) => Buffer.from(frame))
    else if (order.kind === 'cpu') {
      const { user, system } = process.cpuUsage()
      tell({ kind: 'cpu', microseconds: user + system })
    } else if (order.way === 'realtime') {
      void realtime.publish(CHANNEL, 'packet', packetOf(order.index, order.participants))
    } else {
      const frame = frames[order.index]
      for (const socket of bare.clients) if (frame !== undefined) socket.send(frame, { binary: false })
    }
  })
  const grant = { clientId: null, capability: { [CHANNEL]: ['subscribe'] }, ttlMs: 3_600_000 }
  tell({ kind: 'ready', port: (server.address() as AddressInfo).port, ...(await realtime.token(grant)) })
}

/** Opens one subscriber; `onFrame` is told of each packet. Resolves when packets would reach it. */
const subscribe = (url: string, way: Way, onFrame: (frame: string) => void): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url)
    if (way === 'bare') {
      socket.on('open', resolve)
      socket.on('message', (data: Buffer) => onFrame(data.toString()))
      return
    }
    socket.on('open', () => socket.send(JSON.stringify({ action: ATTACH, channel: CHANNEL })))
    socket.on('message', (data: Buffer) => {
      const frame = data.toString()
      // The action stands first in every frame, so that a packet need not be parsed here.
      if (frame.startsWith(`{"action":${MESSAGE},`)) onFrame(frame)
      else if (frame.startsWith(`{"action":${ATTACHED},`)) resolve()
    })
  })

const runSubscribers = async (port: string, token: string): Promise<void> => {
  let received = 0
  const onFrame = (frame: string) => {
    received += 1
    if (received % SUBSCRIBERS === 0) tell({ kind: 'received', frame })
  }
  const urls = {
    realtime: `ws://127.0.0.1:${port}/?v=6&heartbeats=false&access_token=${token}`,
    bare: `ws://127.0.0.1:${port}/bare`,
  }
  for (const way of WAYS) {
    await Promise.all(Array.from({ length: SUBSCRIBERS }, () => subscribe(urls[way], way, onFrame)))
  }
  tell({ kind: 'joined' })
}

const nextReport = <Kind extends Report['kind']>(child: ChildProcess, kind: Kind) =>
  new Promise<Extract<Report, { kind: Kind }>>((resolve, reject) => {
    const stopped = (code: number | null) => reject(new Error(`a process of the bench stopped with ${code}`))
    child.once('exit', stopped)
    child.once('message', (report: Report) => {
      child.off('exit', stopped)
      if (report.kind === kind) resolve(report as Extract<Report, { kind: Kind }>)
      else reject(new Error(`expected ${kind}, got ${report.kind}`))
    })
  })

const start = (role: string, ...args: string[]): ChildProcess =>
  fork(import.meta.filename, [role, ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** Sends packets one after another, each when the one before has reached everybody. */
const runPhase = async (server: ChildProcess, subscribers: ChildProcess, way: Way, participants: number) => {
  const frames: string[] = []
  const cpu = async (): Promise<number> => {
    const report = nextReport(server, 'cpu')
    server.send({ kind: 'cpu' } satisfies Order)
    return (await report).microseconds
  }
  const before = await cpu()
  for (let index = 0; index < PACKETS; index += 1) {
    const report = nextReport(subscribers, 'received')
    server.send({ kind: 'send', way, index, participants } satisfies Order)
    frames.push((await report).frame)
  }
  return { frames, microseconds: ((await cpu()) - before) / PACKETS }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const measure = async (server: ChildProcess, subscribers: ChildProcess, participants: number) => {
  const costs: Record<Way, number>[] = []
  let bytes = 0
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const cost: Record<Way, number> = { realtime: 0, bare: 0 }
    const isFirstEver = round === -WARM_UP_ROUNDS
    for (const way of round % 2 === 0 || isFirstEver ? WAYS : WAYS.toReversed()) {
      const { frames, microseconds } = await runPhase(server, subscribers, way, participants)
      cost[way] = microseconds
      bytes = frames[0]?.length ?? 0
      if (isFirstEver && way === 'realtime') server.send({ kind: 'frames', frames } satisfies Order)
    }
    if (round >= 0) costs.push(cost)
  }
  const ratio = median(costs.map(({ realtime, bare }) => realtime / bare))
  const [ours, floor] = WAYS.map((way) => (median(costs.map((cost) => cost[way])) / 1000).toFixed(2))
  const detail = `${bytes} bytes, ${ours} ms CPU a packet against ${floor} ms, ${ROUNDS} paired rounds of ${PACKETS}`
  return { name: `fan-out to ${SUBSCRIBERS}, ${participants} participants`, ratio, goal: GOAL, detail }
}

/** Runs the bench: for a full class and for a small one. */
export const benchFanOut = async (): Promise<{ name: string; ratio: number; goal: number; detail: string }[]> => {
  const server = start('server')
  const { port, token } = await nextReport(server, 'ready')
  const subscribers = start('subscribers', String(port), token)
  try {
    await nextReport(subscribers, 'joined')
    return [await measure(server, subscribers, 100), await measure(server, subscribers, 10)]
  } finally {
    subscribers.kill()
    server.kill()
  }
}

if (import.meta.main) {
  const [role, port = '', token = ''] = process.argv.slice(2)
  if (role === 'server') await runServer()
  else if (role === 'subscribers') await runSubscribers(port, token)
  else process.stdout.write(`${JSON.stringify(await benchFanOut(), null, 2)}\n`)
}
