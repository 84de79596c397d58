import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

import { branches } from './branches.ts'

/** How many linked members a branch has, kept by triggers: counting a hundred thousand rows takes longer than a page. */
export const memberCounts = pgTable('member_counts', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  linked: integer('linked').notNull().default(0),
  /** Grows with every statement that changes members of the branch. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
})
