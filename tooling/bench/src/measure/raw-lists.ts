import { join } from 'node:path'

import type { Order, Ran, Ready, Statements } from '../sensor-lists/messages.ts'
import { nextReport, order, startProcess, stopProcess } from './child-process.ts'

/** Runs statements alone, and so many times what stands around those of any call. */
export interface Raw {
  readonly run: (asked: readonly Statements[]) => Promise<Ran>
  readonly surround: (times: number) => Promise<Ran>
}

const FILE = join(import.meta.dirname, '../sensor-lists/raw-lists.ts')

/** Does some work with a process that has the floor's statements run on a copy of the files, or on a server's database. */
export const withRawLists = async <T>(place: string, work: (raw: Raw) => Promise<T>): Promise<T> => {
  const child = startProcess(FILE, { args: [place] })
  const ran = (asked: Order): Promise<Ran> => {
    const answer = nextReport<Ran>(child, 'ran')
    order(child, asked)
    return answer
  }
  try {
    await nextReport<Ready>(child, 'ready')
    return await work({
      run: (statements) => ran({ kind: 'run', statements }),
      surround: (times) => ran({ kind: 'surround', times }),
    })
  } finally {
    await stopProcess(child)
  }
}
