import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the server itself must remember, such as its realtime signing key. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
