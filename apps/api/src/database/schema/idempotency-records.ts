import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from '../column-types.ts'
import { branchUuid } from './center.ts'

/** Derived from the key, which isn't stored, so the table alone reveals no request or response. */
export const idempotencyRecords = pgTable(
  'kept_answers',
  {
    branchUuid: branchUuid(),
    nameHash: text('name_hash').notNull(),
    fingerprint: text('fingerprint').notNull(),
    sealedAnswer: text('sealed_answer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchUuid, table.nameHash] }), index('kept_answers_at').on(table.at)],
)
