import { eq } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { branchHosts } from '../../database/schema/branch-hosts.ts'
import { branches } from '../../database/schema/branches.ts'

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
