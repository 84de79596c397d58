import type { GoalType } from '@repo/domain/goal'
import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant, version } from '../columns.ts'
import { challenges } from './challenges.ts'

/** What is to be reached in a challenge, and the points for it. What anybody has reached is read off their sums. */
export const challengeGoals = pgTable(
  'challenge_goals',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    type: text('type').$type<GoalType>().notNull(),
    target: integer('target').notNull(),
    points: integer('points').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [uniqueIndex('challenge_goals_target').on(table.challengeUuid, table.type, table.target)],
)
