import { join } from 'node:path'

import { fill } from './fill.ts'

/** Of those added. */
export const FIRST_CODE = 200_000

/**
 * Adds people to the demo center of a data directory that no server uses, so that nobody joins twice: whoever comes
 * again and again is asked to wait.
 */
export const addPeople = async (dataDirectory: string, people: number): Promise<void> => {
  await fill('measure/fill-people.ts', [join(dataDirectory, 'postgres'), String(people)])
}
