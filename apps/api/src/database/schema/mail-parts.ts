import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { mails } from './mails.ts'

/** A piece of a queued mail's attachment in base64: the embedded database takes a long time over one long value. */
export const mailParts = pgTable(
  'mail_parts',
  {
    mailUuid: uuid('mail_uuid')
      .notNull()
      .references(() => mails.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    position: integer('position').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailUuid, table.position] })],
)
