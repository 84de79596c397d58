import { eq } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { classes } from '../db/tables/classes.ts'
import type { ClassLeases } from './class-leases.ts'
import type { Presence } from './presence.ts'

interface Needed {
  readonly db: Database
  readonly leases: ClassLeases
  readonly presence: Presence
}

const noteGone = async ({ leases, presence }: Needed): Promise<void> => {
  const holders = [...leases.holders()]
  const areGone = await Promise.all(holders.map(presence.isGone))
  for (const [index, holder] of holders.entries()) if (areGone[index] === true) leases.giveUpOn(holder)
}

/** The running classes that no server is heard to have, in a random order: several servers take them up at once. */
export const findFreeClasses = async (needed: Needed): Promise<readonly string[]> => {
  const [running] = await Promise.all([
    needed.db.select({ uuid: classes.uuid }).from(classes).where(eq(classes.remoteState, 'running')),
    noteGone(needed),
  ])
  return running
    .filter(({ uuid }) => !needed.leases.isHeldElsewhere(uuid))
    .map(({ uuid }) => ({ uuid, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ uuid }) => uuid)
}
