import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

import { branches } from './branches.ts'

/** How many trainings of members a branch has, kept by triggers like {@link memberCounts}. */
export const trainingCounts = pgTable('training_counts', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  listed: integer('listed').notNull().default(0),
  /** Grows with every statement that changes trainings of the branch. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
})
