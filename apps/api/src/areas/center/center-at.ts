import { eq } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { branchHosts } from '../../database/schema/branch-hosts.ts'
import { branches } from '../../database/schema/branches.ts'

/** The center whose panel is opened at a host, or null. */
export const centerAt = async (db: Database, host: string): Promise<typeof branches.$inferSelect | null> => {
  const [center] = await db
    .select()
    .from(branchHosts)
    .innerJoin(branches, eq(branches.uuid, branchHosts.branchUuid))
    .where(eq(branchHosts.host, host))
  return center?.branches ?? null
}
