import { join } from 'node:path'

import { nextReport, startProcess, stopProcess } from '../measure/child-process.ts'
import type { Filled } from '../reports/messages.ts'

const MEMBERS = 2000
const TRAININGS = 12_000
/** So few that each has a report of a year's trainings, one a day and more. */
const BUSY = 30

const run = async (file: string, args: readonly string[]): Promise<void> => {
  const child = startProcess(join(import.meta.dirname, file), { args })
  await nextReport<Filled>(child, 'filled')
  await stopProcess(child)
}

/** Gives the demo center lists of full pages, and some members a report as long as reports get. */
export const fillCenter = async (database: string): Promise<void> => {
  await run('../member-lists/fill-members.ts', [database, String(MEMBERS)])
  await run('../reports/fill-trainings.ts', [database, String(TRAININGS), String(BUSY)])
}
