import { eq } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { branches, branchHosts } from '../../database/schema/center.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'

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

/** Returns whether the host belongs to a center, or will once a center exists. */
export const registerPublicHost = async (db: Database, host: string): Promise<boolean> => {
  const known = await db.select().from(branchHosts).where(eq(branchHosts.host, host))
  if (known.length > 0) return true
  const [only, another] = await db.select({ uuid: branches.uuid }).from(branches).limit(2)
  if (only === undefined) return true
  if (another !== undefined) return false
  await db.insert(branchHosts).values({ host, branchUuid: only.uuid }).onConflictDoNothing()
  return true
}
