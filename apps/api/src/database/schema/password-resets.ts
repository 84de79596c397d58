import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** A link by which a member of staff may choose a new password, once. An account has several; using one ends them all. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    administratorUuid: uuid('administrator_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_administrator').on(table.administratorUuid)],
)
