import type { CenterLanguage } from '@repo/domain/center/setup-form'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant, recipient } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { members } from './members.ts'
import { administrators } from './staff.ts'

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
    leaveUrl: text('leave_url'),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Lease: after this, another server may send it. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [index('mails_due').on(table.nextAttemptAt), index('mails_member').on(table.memberUuid)],
)

/** Base64 chunks, because PGlite is slow with one large value. */
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
