import { createHmac } from 'node:crypto'

import { sessionLimits } from '@repo/domain/core/limits'
import { eq, sql } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { adminSessions } from '../../database/schema/staff.ts'
import { getOrCreateSecret } from '../../database/stored-secrets.ts'
import { hashOf } from '../../lib/secrets.ts'

/** A token has one successor, whoever asks and however often; only the token and the server's key together give it. */
const successorOf = async (db: Database, token: string): Promise<string> =>
  createHmac('sha256', await getOrCreateSecret(db, 'session-key'))
    .update(token)
    .digest('base64url')

/**
 * The token that follows the one shown. The old one stays good until the new one is first shown, so a lost answer loses
 * no session; a token that was already followed gets the same answer again and prolongs nothing.
 */
export const renewSession = async (
  db: Database,
  session: { readonly sessionUuid: string; readonly token: string; readonly isRemembered: boolean },
  now: number,
): Promise<string> => {
  const token = await successorOf(db, session.token)
  await db
    .update(adminSessions)
    .set({
      nextTokenHash: hashOf(token),
      // renewed or not, everybody signs in anew at last
      nextExpiresAt: sql`least(${new Date(now + lifetimeOf(session.isRemembered)).toISOString()}::timestamptz,
        ${adminSessions.createdAt} + make_interval(secs => ${sessionLimits.longestSeconds}))`,
    })
    .where(eq(adminSessions.tokenHash, hashOf(session.token)))
  return token
}

/** The renewed token has been shown: it is the session's own now, and the one before it ends after a short while. */
export const confirmRenewal = async (db: Database, tokenHash: string, now: number): Promise<void> => {
  await db
    .update(adminSessions)
    .set({
      tokenHash,
      expiresAt: sql`${adminSessions.nextExpiresAt}`,
      nextTokenHash: null,
      nextExpiresAt: null,
      previousTokenHash: sql`${adminSessions.tokenHash}`,
      previousUntil: new Date(now + sessionLimits.graceSeconds * 1000),
    })
    .where(eq(adminSessions.nextTokenHash, tokenHash))
}

/** Milliseconds a token is good for. */
export const lifetimeOf = (isRemembered: boolean): number =>
  (isRemembered ? sessionLimits.rememberedSeconds : sessionLimits.plainSeconds) * 1000
