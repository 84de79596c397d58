import type { CenterLanguage } from '@repo/domain/center/setup-form'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant, recipient } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { members } from './members.ts'
import { administrators } from './staff.ts'

/** A mail to a member or to staff that is still to be sent. The row goes once a mail server has taken it, and with its reader. */
export const mails = pgTable(
  'mails',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'cascade' }),
    administratorUuid: uuid('administrator_uuid').references(() => administrators.uuid, { onDelete: 'cascade' }),
    recipient: recipient('recipient').notNull(),
    senderName: text('sender_name').notNull(),
    language: text('language').$type<CenterLanguage>().notNull().default('en'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attachmentName: text('attachment_name'),
    /** Where the reader says that no such mail is to come any more. */
    leaveUrl: text('leave_url'),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Until when a server has it in hand. Past that, the server has died over it and another may take it. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [index('mails_due').on(table.nextAttemptAt), index('mails_member').on(table.memberUuid)],
)

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
