import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '../columns.ts'

/** Failed attempts by key (an account, an address), for delays that grow and then fade. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: instant('last_failure_at').notNull(),
})
