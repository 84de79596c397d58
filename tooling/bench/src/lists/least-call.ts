import { join } from 'node:path'

import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import type { Asked } from '../measure/list-ratio.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { median } from '../measure/statistics.ts'
import { createAsking, type Asking } from '../member-lists/asking.ts'
import type { BareOrder, Listening } from './messages.ts'

const WARM_UP_ROUNDS = 10
const ROUNDS = 30
const CALLS_A_ROUND = 40

const ITS_OWN = new Set(['connection', 'content-length', 'content-encoding', 'date', 'keep-alive', 'transfer-encoding'])

interface LeastCall {
  /** A folder nobody else has open, or the address of a database. */
  readonly place: string
  readonly branch: string
  readonly asked: Asked
  readonly asking: Asking
  readonly isCpu: boolean
}

/** What one call of a list costs the least server there could be of it, in milliseconds: of CPU, or passed. */
export const leastCall = async ({ place, branch, asked, asking, isCpu }: LeastCall): Promise<number> => {
  const child = startProcess(join(import.meta.dirname, 'bare-call.ts'), { args: [place] })
  try {
    await nextReport(child, 'ready')
    const { body, headers } = await asking.whole(asked.path)
    const repeated = Object.fromEntries(Object.entries(headers).filter(([name]) => !ITS_OWN.has(name)))
    const own = (text: string) => text.replaceAll('$1', `'${branch}'`)
    const text = `select page.*, (select total from (${own(asked.count)}) as counted limit 1) as total from (${own(asked.page)}) as page`
    const listening = nextReport<Listening>(child, 'listening')
    const bytes = Buffer.byteLength(body)
    order(child, { kind: 'serve', branch, text, headers: repeated, bytes } satisfies BareOrder)
    const bare = createAsking(`http://127.0.0.1:${(await listening).port}`, {})
    const paths = Array.from({ length: CALLS_A_ROUND }, () => asked.path)
    const rounds: number[] = []
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const before = cpuMilliseconds(child.pid ?? 0)
      const passed = await bare.all(paths)
      const cost = isCpu ? cpuMilliseconds(child.pid ?? 0) - before : passed
      if (round >= WARM_UP_ROUNDS) rounds.push(cost / CALLS_A_ROUND)
    }
    bare.close()
    return median(rounds)
  } finally {
    await stopProcess(child)
  }
}
