import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** The link by which somebody of the staff may choose a new password, once; a newer one takes its place. */
export const passwordResets = pgTable('password_resets', {
  administratorUuid: uuid('administrator_uuid')
    .primaryKey()
    .references(() => administrators.uuid, { onDelete: 'cascade' }),
  branchUuid: branchUuid(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
})
