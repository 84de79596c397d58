import { sessionLimits } from '@repo/domain/limits'
import { and, eq, gt } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { adminSessions } from '../db/tables/admin-sessions.ts'
import { Refusal } from '../errors/refusal.ts'
import { hashOf, newToken } from '../secrets.ts'

interface NewSession {
  readonly db: Database
  readonly adminUuid: string
  readonly branchUuid: string
  readonly isRemembered: boolean
  /** Ends a session that is open elsewhere instead of being refused by it. */
  readonly isForced: boolean
  readonly now: number
}

const lifetimeOf = (isRemembered: boolean): number =>
  (isRemembered ? sessionLimits.rememberedSeconds : sessionLimits.plainSeconds) * 1000

/** Opens the one session an administrator may have, and returns its token. */
export const openSession = (input: NewSession): Promise<string> =>
  input.db.transaction(async (tx) => {
    const own = eq(adminSessions.adminUuid, input.adminUuid)
    const alive = await tx
      .select({ hash: adminSessions.tokenHash })
      .from(adminSessions)
      .where(and(own, gt(adminSessions.expiresAt, new Date(input.now))))
    if (alive.length > 0 && !input.isForced) throw new Refusal('session-open-elsewhere')
    await tx.delete(adminSessions).where(own)
    const token = newToken()
    await tx.insert(adminSessions).values({
      tokenHash: hashOf(token),
      adminUuid: input.adminUuid,
      branchUuid: input.branchUuid,
      isRemembered: input.isRemembered,
      createdAt: new Date(input.now),
      expiresAt: new Date(input.now + lifetimeOf(input.isRemembered)),
    })
    return token
  })

/** Replaces a session's token by a new one with a fresh lifetime; the old token ends with it. */
export const renewSession = async (
  db: Database,
  session: { readonly tokenHash: string; readonly isRemembered: boolean },
  now: number,
): Promise<string> => {
  const token = newToken()
  const renewed = await db
    .update(adminSessions)
    .set({ tokenHash: hashOf(token), expiresAt: new Date(now + lifetimeOf(session.isRemembered)) })
    .where(eq(adminSessions.tokenHash, session.tokenHash))
    .returning({ hash: adminSessions.tokenHash })
  if (renewed.length === 0) throw new Refusal('unauthenticated')
  return token
}

/** Ends a session. */
export const closeSession = async (db: Database, tokenHash: string): Promise<void> => {
  await db.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash))
}
