import { join } from 'node:path'

import { fill } from './fill.ts'

export const FIRST_CODE = 200_000

/** Repeated joins of the same member would be throttled. */
export const addPeople = async (dataDirectory: string, people: number): Promise<void> => {
  await fill('measure/fill-people.ts', [join(dataDirectory, 'postgres'), String(people)])
}
