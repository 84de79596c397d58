import type { ChallengeKind, Compliance, Modality } from '@repo/domain/challenge'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant, version } from '../columns.ts'

/** A challenge: who takes part, by what, and from when to when trainings count. */
export const challenges = pgTable(
  'challenges',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    description: text('description'),
    kind: text('kind').$type<ChallengeKind>().notNull(),
    modality: text('modality').$type<Modality>().notNull(),
    compliance: text('compliance').$type<Compliance>().notNull(),
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    createdAt: instant('created_at').notNull(),
    version: version(),
    /** Who takes part; in a room's challenge whoever trains in two rooms does so in each. Kept by a trigger. */
    participants: integer('participants').notNull().default(0),
    /** When its medals were given; from then on they stay as they are. */
    awardedAt: instant('awarded_at'),
    /** When everybody had the result; null while the work at the end is still to be done. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('challenges_by_created').on(table.branchUuid, table.createdAt, table.uuid),
    index('challenges_by_start').on(table.branchUuid, table.startAt),
    index('challenges_unsettled')
      .on(table.finishAt)
      .where(sql`${table.settledAt} is null`),
  ],
)
