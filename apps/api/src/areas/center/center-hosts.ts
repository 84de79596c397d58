import { eq } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { branches, branchHosts } from '../../database/schema/center.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'

/** Lets a center be reached by more host names; one that leads to a center already is refused. */
export const addHosts = async (
  db: Database | Transaction,
  branchUuid: string,
  hosts: readonly string[],
): Promise<void> => {
  await db
    .insert(branchHosts)
    .values([...new Set(hosts)].map((host) => ({ host, branchUuid })))
    .catch((error: unknown) => {
      if (violatedUnique(error) === null) throw error
      throw new Refusal('host-taken', { fields: { hosts: 'host-taken' } })
    })
}

/**
 * Sees to it that the server answers where it says it is reached. With one center the host becomes that center's; with
 * several somebody has to say whose it is. Returns whether the host leads to a center, or will once there is one.
 */
export const registerPublicHost = async (db: Database, host: string): Promise<boolean> => {
  const known = await db.select().from(branchHosts).where(eq(branchHosts.host, host))
  if (known.length > 0) return true
  const [only, another] = await db.select({ uuid: branches.uuid }).from(branches).limit(2)
  if (only === undefined) return true
  if (another !== undefined) return false
  await db.insert(branchHosts).values({ host, branchUuid: only.uuid }).onConflictDoNothing()
  return true
}
