/** Load balancer: round-robin over servers that are ready. */
import { connect, createServer, type Socket } from 'node:net'

import { tell } from '../measure/child-process.ts'
import type { BalancerOrder, Balancing } from './messages.ts'
import { join } from './relay.ts'

const ASK_EVERY_MS = 500

const unready = new Set<number>()
let turn = 0

const ask = async (target: number): Promise<void> => {
  const answer = fetch(`http://127.0.0.1:${target}/readyz`, { signal: AbortSignal.timeout(ASK_EVERY_MS) })
  const isReady = await answer.then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReady) unready.delete(target)
  else unready.add(target)
}

const lead = (socket: Socket, [first, ...others]: readonly number[]): void => {
  if (first === undefined) {
    socket.destroy()
    return
  }
  const onward = connect(first, '127.0.0.1')
  const refused = (): void => lead(socket, others)
  onward.once('error', refused)
  onward.once('connect', () => {
    onward.off('error', refused)
    join(socket, onward)
  })
}

process.once('message', ({ port, targets }: BalancerOrder) => {
  setInterval(() => {
    for (const target of targets) void ask(target)
  }, ASK_EVERY_MS)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    turn += 1
    const inTurn = targets.map((_, index) => targets[(turn + index) % targets.length] ?? 0)
    const areReady = inTurn.filter((target) => !unready.has(target))
    lead(socket, areReady.length > 0 ? areReady : inTurn)
  })
  server.listen(port, '127.0.0.1', () => tell({ kind: 'balancing' } satisfies Balancing))
})
