import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Listening } from '../measure/bare-phone-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { quantile } from '../measure/statistics.ts'
import type { Answered, Come, Order } from './messages.ts'

export interface Floor {
  /** Share of a core, including the database. */
  readonly share: number
  /** 99th percentile in ms, from a sample to its receipt. */
  readonly waited: number
}

interface Asked {
  /** Data directory of the embedded database with the running classes. */
  readonly database: string
  readonly phones: number
  readonly serverCore: number
  readonly phonesCore: number
  readonly warmUpMs: number
  readonly measuredMs: number
}

/** Cost of a server that only stores samples and answers each with two frames. */
export const measureFloor = async (asked: Asked): Promise<Floor> => {
  const server = startProcess(join(import.meta.dirname, 'bare-server.ts'), {
    args: [asked.database],
    core: asked.serverCore,
  })
  const phones = startProcess(join(import.meta.dirname, 'bare-phones.ts'), { core: asked.phonesCore })
  try {
    const { port } = await nextReport<Listening>(server, 'listening')
    const come = nextReport<Come>(phones, 'come')
    order(phones, { kind: 'come', port, phones: asked.phones } satisfies Order)
    await come
    await pause(asked.warmUpMs)
    order(phones, { kind: 'count' } satisfies Order)
    const before = cpuMilliseconds(server.pid ?? 0)
    await pause(asked.measuredMs)
    const share = (cpuMilliseconds(server.pid ?? 0) - before) / asked.measuredMs
    const answered = nextReport<Answered>(phones, 'answered')
    order(phones, { kind: 'report' } satisfies Order)
    return { share, waited: quantile((await answered).waited, 0.99) }
  } finally {
    await stopProcess(phones)
    await stopProcess(server)
  }
}
