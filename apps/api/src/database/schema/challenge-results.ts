import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { medal } from '../medal-column.ts'
import { challenges } from './challenges.ts'
import { members } from './members.ts'

/** How a challenge ended for somebody who took part. It stays when members leave, and names nobody once they are erased. */
export const challengeResults = pgTable(
  'challenge_results',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'set null' }),
    /** Of the team or the room, where those compete: its name then. */
    groupName: text('group_name'),
    points: integer('points').notNull(),
    goalsReached: integer('goals_reached').notNull(),
    goals: integer('goals').notNull(),
    /** From 1 on, among all who compete. */
    place: integer('place').notNull(),
    competitors: integer('competitors').notNull(),
    medal: medal(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('challenge_results_member').on(table.challengeUuid, table.memberUuid),
    index('challenge_results_of').on(table.memberUuid, table.at),
  ],
)
