import type { OwnSession } from '@repo/api-client/admins/own-sessions'
import { sessionLimits } from '@repo/domain/limits'
import { and, asc, eq, gt, or } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { adminSessions } from '../../database/schema/admin-sessions.ts'
import { displays } from '../../database/schema/displays.ts'
import { nameKey } from '../../lists/name-key.ts'

interface Whose {
  readonly adminUuid: string
  /** Of the session that asks. */
  readonly sessionUuid: string
  readonly now: number
}

const later = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one)

/** Where somebody of the staff is signed in: the panel first, then walls by name. */
export const ownSessions = async (tx: Transaction, whose: Whose): Promise<readonly OwnSession[]> => {
  const now = new Date(whose.now)
  const lives = or(gt(adminSessions.expiresAt, now), gt(adminSessions.nextExpiresAt, now))
  const panels = await tx
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.adminUuid, whose.adminUuid), lives))
  const walls = await tx
    .select()
    .from(displays)
    .where(and(eq(displays.operatorUuid, whose.adminUuid), gt(displays.operatedUntil, now)))
    .orderBy(asc(nameKey(displays.name)))
  return [
    ...panels.map(({ uuid, createdAt, expiresAt, nextExpiresAt }) => ({
      uuid,
      kind: 'panel' as const,
      name: null,
      openedAt: createdAt,
      expiresAt: later(expiresAt, nextExpiresAt),
      isCurrent: uuid === whose.sessionUuid,
    })),
    ...walls.map(({ uuid, name, operatedUntil }) => ({
      uuid,
      kind: 'wall' as const,
      name,
      openedAt: new Date((operatedUntil ?? now).getTime() - sessionLimits.plainSeconds * 1000),
      expiresAt: operatedUntil ?? now,
      isCurrent: false,
    })),
  ]
}
