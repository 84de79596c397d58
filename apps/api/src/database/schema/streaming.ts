import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { email, id, instant, version } from '../column-types.ts'
import { branches } from './center.ts'
import { classes } from './classes.ts'

export const streamingAccounts = pgTable('streaming_accounts', {
  uuid: id(),
  branchUuid: uuid('branch_uuid')
    .notNull()
    .unique('streaming_accounts_one')
    .references(() => branches.uuid),
  email: email('email').notNull(),
  apiKey: text('api_key').notNull(),
  accountId: text('account_id'),
  /** Encrypted with the installation key. */
  sealedSecret: text('sealed_secret').notNull(),
  updatedAt: instant('updated_at').notNull(),
  version: version(),
})

/** At most one per branch, from the moment it is requested. */
export const streamingMeetings = pgTable('streaming_meetings', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  /** Identifies this request, because another may have replaced it. */
  claim: uuid('claim').notNull(),
  claimedAt: instant('claimed_at').notNull(),
  classUuid: uuid('class_uuid').references(() => classes.uuid, { onDelete: 'cascade' }),
  number: text('number'),
  /** Encrypted with the installation key. */
  sealedPassword: text('sealed_password'),
})
