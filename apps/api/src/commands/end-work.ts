import { eq } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { adminSessions } from '../db/tables/admin-sessions.ts'
import { displays } from '../db/tables/displays.ts'
import { displayClientId, staffClientId } from '../realtime-clients.ts'

/** Ends everything somebody of the staff works with, on screens and walls; answers the live clients to send away. */
export const endWork = async (
  db: Pick<Database, 'delete' | 'update'>,
  adminUuid: string,
): Promise<readonly string[]> => {
  const sessions = await db
    .delete(adminSessions)
    .where(eq(adminSessions.adminUuid, adminUuid))
    .returning({ uuid: adminSessions.uuid })
  const walls = await db
    .update(displays)
    .set({ operatorUuid: null, operatedUntil: null })
    .where(eq(displays.operatorUuid, adminUuid))
    .returning({ uuid: displays.uuid })
  return [...sessions.map(({ uuid }) => staffClientId(uuid)), ...walls.map(({ uuid }) => displayClientId(uuid))]
}
