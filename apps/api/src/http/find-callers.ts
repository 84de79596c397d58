import { LATE_SAMPLES_TAKEN_FOR } from '@repo/domain/class-clock'
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'
import { classes } from '../db/tables/classes.ts'
import { participantTokens } from '../db/tables/participant-tokens.ts'
import { participations } from '../db/tables/participations.ts'
import { inGroups } from '../in-groups.ts'

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

type CenterRow = Awaited<ReturnType<typeof readCenters>>[number]
type ParticipantRow = Awaited<ReturnType<typeof readParticipants>>[number]

/** Finds the callers of whom a full gym brings a hundred at a moment: those who come together are asked for at once. */
export interface FindCallers {
  readonly center: (key: string) => Promise<CenterRow | null>
  /** Until a day after the end of the class, the latest moment for samples. */
  readonly participant: (tokenHash: string) => Promise<ParticipantRow | null>
}

/** Nothing is kept: whoever is found is as the database had them after the call came. */
export const createFindCallers = (db: Database, clock: Clock): FindCallers => {
  const together = <Row>(read: (names: readonly string[]) => Promise<readonly Row[]>, nameOf: (row: Row) => string) =>
    inGroups<string, Row | null>({
      keyOf: () => '',
      most: MOST_AT_ONCE,
      work: async (names) => {
        const found = new Map((await read([...new Set(names)])).map((row) => [nameOf(row), row]))
        return names.map((name) => found.get(name) ?? null)
      },
    })
  return {
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
