import { join } from 'node:path'

import { nextReport, startProcess, stopProcess } from './child-process.ts'

/** What a process says that has filled a database. */
export interface Filled {
  readonly kind: 'filled'
}

const SOURCES = join(import.meta.dirname, '..')

/** Runs a file of the benches, by its path in their sources, that fills a database while no server has it. */
export const fill = async (file: string, args: readonly string[]): Promise<void> => {
  const child = startProcess(join(SOURCES, file), { args })
  await nextReport<Filled>(child, 'filled')
  await stopProcess(child)
}
