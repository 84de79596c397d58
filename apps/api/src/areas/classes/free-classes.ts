import { eq } from 'drizzle-orm'

import type { ClassLeases } from '../../cluster/class-leases.ts'
import type { Presence } from '../../cluster/presence.ts'
import type { Database } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'

/** Notes which servers are gone; whether any is. Takes a while where one is silent, and NATS does not know why. */
export const noteGone = async (leases: ClassLeases, presence: Presence): Promise<boolean> => {
  const holders = [...leases.holders()]
  const areGone = await Promise.all(holders.map(presence.isGone))
  for (const [index, holder] of holders.entries()) if (areGone[index] === true) leases.giveUpOn(holder)
  return areGone.includes(true)
}

/** The running classes that no server is heard to have, in a random order: several servers take them up at once. */
export const findFreeClasses = async (db: Database, leases: ClassLeases): Promise<readonly string[]> => {
  const running = await db.select({ uuid: classes.uuid }).from(classes).where(eq(classes.remoteState, 'running'))
  return running
    .filter(({ uuid }) => !leases.isHeldElsewhere(uuid))
    .map(({ uuid }) => ({ uuid, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ uuid }) => uuid)
}
