import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

import { branches } from './branches.ts'

/** How many stand on a branch's board, kept by triggers: counting a hundred thousand rows takes longer than a page. */
export const standingCounts = pgTable('standing_counts', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  listed: integer('listed').notNull().default(0),
  /** Grows with every statement that changes a standing. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
})
