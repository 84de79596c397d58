import type { OwnSession } from '@repo/api-client/auth/account-endpoints'
import { sessionLimits } from '@repo/domain/core/limits'
import { permissionsOf } from '@repo/domain/people/permissions'
import { and, asc, eq, gt, or } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { displays } from '../../database/schema/displays.ts'
import { adminSessions } from '../../database/schema/staff.ts'
import { lifetimeOf } from '../../http/authentication/renew-session.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { nameKey } from '../../lists/text-search.ts'
import { displayClientId, staffClientId } from './realtime-clients.ts'

interface NewSession {
  readonly db: Database
  readonly adminUuid: string
  readonly branchUuid: string
  readonly isRemembered: boolean
  /** Ends a session on another device instead of failing on it. */
  readonly isForced: boolean
  /** The browser, if known: its own session is replaced without a conflict. */
  readonly browserId?: string | null
  readonly now: number
}

interface OpenedSession {
  readonly token: string
  readonly endedUuids: readonly string[]
}

/** Opens the only session an administrator can have. */
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

export const closeSession = async (db: Database, sessionUuid: string): Promise<void> => {
  await db.delete(adminSessions).where(eq(adminSessions.uuid, sessionUuid))
}

interface Whose {
  readonly adminUuid: string
  readonly sessionUuid: string
  readonly now: number
}

const later = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one)

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

export const presentGrants = (role: string, features: Readonly<Record<string, boolean>>) => ({
  role,
  permissions: [...permissionsOf(role)],
  features_enabled: { ...features },
})

/** Returns the display clients to disconnect. */
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

/** Returns the clients to disconnect. */
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
