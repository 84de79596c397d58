import { pgTable, text } from 'drizzle-orm/pg-core'

import { bytes } from '../bytes-column.ts'
import { instant } from '../columns.ts'

/** Pictures of rooms, centers and persons; whatever shows one names its address, which nobody can guess. */
export const images = pgTable('images', {
  /** The last part of its address, never given to another picture. */
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
  storedAt: instant('stored_at').notNull(),
})
