import { eq } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { displays } from '../../database/schema/displays.ts'
import { adminSessions } from '../../database/schema/staff.ts'
import { displayClientId, staffClientId } from './realtime-clients.ts'

/** Signs somebody of the staff out of the walls they operate; answers the live clients to send away. */
export const signOutOfDisplays = async (
  db: Pick<Database, 'update'>,
  adminUuid: string,
): Promise<readonly string[]> => {
  const walls = await db
    .update(displays)
    .set({ operatorUuid: null, operatedUntil: null })
    .where(eq(displays.operatorUuid, adminUuid))
    .returning({ uuid: displays.uuid })
  return walls.map(({ uuid }) => displayClientId(uuid))
}

/** Ends everything somebody of the staff works with, on screens and walls; answers the live clients to send away. */
export const revokeStaffSessions = async (
  db: Pick<Database, 'delete' | 'update'>,
  adminUuid: string,
): Promise<readonly string[]> => {
  const sessions = await db
    .delete(adminSessions)
    .where(eq(adminSessions.adminUuid, adminUuid))
    .returning({ uuid: adminSessions.uuid })
  return [...sessions.map(({ uuid }) => staffClientId(uuid)), ...(await signOutOfDisplays(db, adminUuid))]
}
