import { join } from 'node:path'

import { nextReport, startProcess, stopProcess } from './child-process.ts'

/** Of those added. */
export const FIRST_CODE = 200_000

export interface Filled {
  readonly kind: 'filled'
}

/**
 * Adds people to the demo center of a data directory that no server uses, so that nobody joins twice: whoever comes
 * again and again is asked to wait.
 */
export const addPeople = async (dataDirectory: string, people: number): Promise<void> => {
  const file = join(import.meta.dirname, 'fill-people.ts')
  const filling = startProcess(file, { args: [join(dataDirectory, 'postgres'), String(people)] })
  await nextReport<Filled>(filling, 'filled')
  await stopProcess(filling)
}
