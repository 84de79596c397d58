import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** A staff session, known by the SHA-256 of its token; the token itself is stored nowhere. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    branchUuid: branchUuid(),
    adminUuid: uuid('admin_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('admin_sessions_admin').on(table.adminUuid)],
)
