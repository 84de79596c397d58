import { LATE_SAMPLES_TAKEN_FOR } from '@repo/domain/classes/class-clock'
import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { classes, participantTokens, participations } from '../../database/schema/classes.ts'
import { administrators, adminSessions } from '../../database/schema/staff.ts'
import { createBatcher } from '../../lib/batch-calls.ts'
import type { Clock } from '../../lib/clock.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly credentials: CredentialLookup
  }
}

const MOST_AT_ONCE = 50

const readCenters = (db: Database, keys: readonly string[]) =>
  db
    .select({ uuid: branches.uuid, status: branches.status, key: branches.publishableKey })
    .from(branches)
    .where(sql`${branches.publishableKey} = any(${sql.param(keys)}::text[])`)

const readParticipants = (db: Database, tokenHashes: readonly string[], endedBefore: Date) =>
  db
    .select({
      tokenHash: participantTokens.tokenHash,
      uuid: participations.uuid,
      classUuid: participations.classUuid,
      memberUuid: participations.memberUuid,
      byCode: participantTokens.byCode,
      branchUuid: participations.branchUuid,
      status: branches.status,
      endedAt: participantTokens.endedAt,
    })
    .from(participantTokens)
    .innerJoin(participations, eq(participations.uuid, participantTokens.participationUuid))
    .innerJoin(branches, eq(branches.uuid, participations.branchUuid))
    .innerJoin(classes, eq(classes.uuid, participations.classUuid))
    .where(
      and(
        sql`${participantTokens.tokenHash} = any(${sql.param(tokenHashes)}::text[])`,
        or(isNull(classes.endedAt), gte(classes.endedAt, endedBefore)),
      ),
    )

/** Prepared once: building this query on each staff call took longer than running it. */
const prepareSession = (db: Database) => {
  const tokenHash = sql.placeholder('tokenHash')
  const now = sql.param(sql.placeholder('now'), adminSessions.expiresAt)
  const isShown = or(
    and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, now)),
    and(eq(adminSessions.nextTokenHash, tokenHash), gt(adminSessions.nextExpiresAt, now)),
    and(eq(adminSessions.previousTokenHash, tokenHash), gt(adminSessions.previousUntil, now)),
  )
  return db
    .select({
      adminUuid: administrators.uuid,
      role: administrators.role,
      branchUuid: administrators.branchUuid,
      centerKey: branches.publishableKey,
      features: branches.features,
      status: branches.status,
      sessionUuid: adminSessions.uuid,
      isRemembered: adminSessions.isRemembered,
      nextTokenHash: adminSessions.nextTokenHash,
    })
    .from(adminSessions)
    .innerJoin(administrators, eq(administrators.uuid, adminSessions.adminUuid))
    .innerJoin(branches, eq(branches.uuid, administrators.branchUuid))
    .where(and(isShown, eq(administrators.isActive, true)))
    .prepare('session')
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof prepareSession>['execute']>>[number]
type CenterRow = Awaited<ReturnType<typeof readCenters>>[number]
type ParticipantRow = Awaited<ReturnType<typeof readParticipants>>[number]

/** Batches lookups, because a full gym makes a hundred calls at once. */
export interface CredentialLookup {
  readonly center: (key: string) => Promise<CenterRow | null>
  readonly session: (tokenHash: string, now: number) => Promise<SessionRow | null>
  readonly participant: (tokenHash: string) => Promise<ParticipantRow | null>
}

export const createCredentialLookup = (db: Database, clock: Clock): CredentialLookup => {
  const together = <Row>(read: (names: readonly string[]) => Promise<readonly Row[]>, nameOf: (row: Row) => string) =>
    createBatcher<string, Row | null>({
      keyOf: () => '',
      maxBatchSize: MOST_AT_ONCE,
      runBatch: async (names) => {
        const found = new Map((await read([...new Set(names)])).map((row) => [nameOf(row), row]))
        return names.map((name) => found.get(name) ?? null)
      },
    })
  const session = prepareSession(db)
  return {
    session: async (tokenHash, now) => {
      const [row] = await session.execute({ tokenHash, now: new Date(now) })
      return row ?? null
    },
    center: together(
      (keys) => readCenters(db, keys),
      ({ key }) => key,
    ),
    participant: together(
      (hashes) => readParticipants(db, hashes, new Date(clock.now() - LATE_SAMPLES_TAKEN_FOR)),
      ({ tokenHash }) => tokenHash,
    ),
  }
}
