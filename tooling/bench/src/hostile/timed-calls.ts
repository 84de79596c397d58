import { tell } from '../measure/child-process.ts'
import type { Timed } from './messages.ts'

const timed = async (origin: string, count: number): Promise<void> => {
  const milliseconds: number[] = []
  for (let call = 0; call < count; call += 1) {
    const from = performance.now()
    await (await fetch(`${origin}/healthz`)).arrayBuffer()
    milliseconds.push(performance.now() - from)
  }
  tell({ kind: 'timed', milliseconds } satisfies Timed)
}

process.on('message', ({ origin, count }: { origin: string; count: number }) => void timed(origin, count))
