import { fill } from '../measure/fill.ts'

const MEMBERS = 2000
const TRAININGS = 12_000
/** So few that each has a report of a year's trainings, one a day and more. */
const BUSY = 30

/** Gives the demo center lists of full pages, and some members a report as long as reports get. */
export const fillCenter = async (database: string): Promise<void> => {
  await fill('member-lists/fill-members.ts', [database, String(MEMBERS)])
  await fill('reports/fill-trainings.ts', [database, String(TRAININGS), String(BUSY)])
}
