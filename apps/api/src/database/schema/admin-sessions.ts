import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/**
 * A staff session, known by the SHA-256 of its token; the token itself is stored nowhere. A renewed token waits as
 * `next` until it is first shown; the one before it then stays good for calls that are on their way.
 */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    uuid: uuid('uuid')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    branchUuid: branchUuid(),
    adminUuid: uuid('admin_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    nextTokenHash: text('next_token_hash').unique(),
    nextExpiresAt: instant('next_expires_at'),
    previousTokenHash: text('previous_token_hash').unique(),
    previousUntil: instant('previous_until'),
    /** The browser that signed in; signing in there again replaces the session instead of being refused by it. */
    browserId: text('browser_id'),
  },
  (table) => [index('admin_sessions_admin').on(table.adminUuid)],
)
