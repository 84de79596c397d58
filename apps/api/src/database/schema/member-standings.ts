import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { members } from './members.ts'

/** Where a member stands after all challenges; kept by triggers on who takes part and how it ended. */
export const memberStandings = pgTable(
  'member_standings',
  {
    memberUuid: uuid('member_uuid')
      .primaryKey()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    participated: integer('participated').notNull().default(0),
    finished: integer('finished').notNull().default(0),
    points: bigint('points', { mode: 'number' }).notNull().default(0),
    gold: integer('gold').notNull().default(0),
    silver: integer('silver').notNull().default(0),
    bronze: integer('bronze').notNull().default(0),
    /** Whether the member is in the center; kept by a trigger. */
    isMember: boolean('is_member').notNull().default(true),
    isListed: boolean('is_listed')
      .notNull()
      .generatedAlwaysAs(sql`is_member and participated + finished > 0`),
  },
  (table) => [
    index('member_standings_board')
      .on(table.branchUuid, sql`(-${table.points})`, table.memberUuid)
      .where(sql`is_listed`),
    // what walls read, who skip those that have won nothing
    index('member_standings_won')
      .on(table.branchUuid, sql`(-${table.points})`, table.memberUuid)
      .where(sql`is_listed and points + gold + silver + bronze > 0`),
  ],
)
