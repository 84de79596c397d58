import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** A paired wall. It may look at rooms and classes of its branch and do nothing else. */
export const displays = pgTable(
  'displays',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    pairedBy: uuid('paired_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [index('displays_branch').on(table.branchUuid)],
)
