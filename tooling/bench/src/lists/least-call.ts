import { join } from 'node:path'

import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import type { Asked, Least } from '../measure/list-ratio.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { createAsking, type Asking } from '../member-lists/asking.ts'
import type { BareOrder, Listening } from './messages.ts'

const WARM_UP_CALLS = 400

const ITS_OWN = new Set(['connection', 'content-length', 'content-encoding', 'date', 'keep-alive', 'transfer-encoding'])

interface LeastCall {
  /** A folder nobody else has open, or the address of a database. */
  readonly place: string
  readonly branch: string
  readonly asked: Asked
  readonly asking: Asking
  readonly isCpu: boolean
  /** See the order. */
  readonly isWritten?: boolean
}

/** Starts the least server there could be of a list. */
export const startLeast = async (least: LeastCall): Promise<Least> => {
  const { place, branch, asked, asking, isCpu, isWritten = false } = least
  const child = startProcess(join(import.meta.dirname, 'bare-call.ts'), { args: [place] })
  await nextReport(child, 'ready')
  const { body, headers } = await asking.whole(asked.path)
  const repeated = Object.fromEntries(Object.entries(headers).filter(([name]) => !ITS_OWN.has(name)))
  const own = (text: string) => text.replaceAll('$1', `'${branch}'`)
  const text = `select page.*, (select total from (${own(asked.count)}) as counted limit 1) as total from (${own(asked.page)}) as page`
  const listening = nextReport<Listening>(child, 'listening')
  order(child, { kind: 'serve', branch, text, headers: repeated, body, isWritten } satisfies BareOrder)
  const bare = createAsking(`http://127.0.0.1:${(await listening).port}`, {})
  const cost = async (calls: number): Promise<number> => {
    const before = cpuMilliseconds(child.pid ?? 0)
    const passed = await bare.all(Array.from({ length: calls }, () => asked.path))
    return (isCpu ? cpuMilliseconds(child.pid ?? 0) - before : passed) / calls
  }
  await cost(WARM_UP_CALLS)
  return {
    cost,
    stop: async () => {
      bare.close()
      await stopProcess(child)
    },
  }
}
