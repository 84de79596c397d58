import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from '../column-types.ts'
import { branchUuid } from './center.ts'

/**
 * The answers of calls that carried a key, for when they are sent again. All of a row is made with the key, which is not
 * in it: who has the table alone reads nothing of what was sent or answered.
 */
export const idempotencyRecords = pgTable(
  'kept_answers',
  {
    branchUuid: branchUuid(),
    /** Of the caller and the key. */
    nameHash: text('name_hash').notNull(),
    /** Of what was asked, so that the key opens the answer to nothing else. */
    fingerprint: text('fingerprint').notNull(),
    sealedAnswer: text('sealed_answer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchUuid, table.nameHash] }), index('kept_answers_at').on(table.at)],
)
