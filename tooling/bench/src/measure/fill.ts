import { join } from 'node:path'

import { nextReport, startProcess, stopProcess } from './child-process.ts'

export interface Filled {
  readonly kind: 'filled'
}

const SOURCES = join(import.meta.dirname, '..')

export const fill = async (file: string, args: readonly string[]): Promise<void> => {
  const child = startProcess(join(SOURCES, file), { args })
  await nextReport<Filled>(child, 'filled')
  await stopProcess(child)
}
