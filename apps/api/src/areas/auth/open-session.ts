import { sessionLimits } from '@repo/domain/limits'
import { and, eq, gt } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { adminSessions } from '../../database/schema/admin-sessions.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'

interface NewSession {
  readonly db: Database
  readonly adminUuid: string
  readonly branchUuid: string
  readonly isRemembered: boolean
  /** Ends a session that is open elsewhere instead of being refused by it. */
  readonly isForced: boolean
  /** The browser, where it says which one it is: its own session is replaced, not a conflict. */
  readonly browserId?: string | null
  readonly now: number
}

/** Milliseconds a token is good for. */
export const lifetimeOf = (isRemembered: boolean): number =>
  (isRemembered ? sessionLimits.rememberedSeconds : sessionLimits.plainSeconds) * 1000

interface OpenedSession {
  readonly token: string
  /** The sessions that ended by it. */
  readonly endedUuids: readonly string[]
}

/** Opens the one session an administrator may have. */
export const openSession = (input: NewSession): Promise<OpenedSession> =>
  input.db.transaction(async (tx) => {
    const own = eq(adminSessions.adminUuid, input.adminUuid)
    const alive = await tx
      .select({ browserId: adminSessions.browserId })
      .from(adminSessions)
      .where(and(own, gt(adminSessions.expiresAt, new Date(input.now))))
    const browserId = input.browserId ?? null
    const isElsewhere = alive.some((session) => browserId === null || session.browserId !== browserId)
    if (isElsewhere && !input.isForced) throw new Refusal('session-open-elsewhere')
    const ended = await tx.delete(adminSessions).where(own).returning({ uuid: adminSessions.uuid })
    const token = newToken()
    await tx.insert(adminSessions).values({
      tokenHash: hashOf(token),
      adminUuid: input.adminUuid,
      branchUuid: input.branchUuid,
      isRemembered: input.isRemembered,
      browserId,
      createdAt: new Date(input.now),
      expiresAt: new Date(input.now + lifetimeOf(input.isRemembered)),
    })
    return { token, endedUuids: ended.map(({ uuid }) => uuid) }
  })

/** Ends a session, and with it every token of it. */
export const closeSession = async (db: Database, sessionUuid: string): Promise<void> => {
  await db.delete(adminSessions).where(eq(adminSessions.uuid, sessionUuid))
}
