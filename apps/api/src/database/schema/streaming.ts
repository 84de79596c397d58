import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { email, id, instant, version } from '../column-types.ts'
import { branches } from './center.ts'
import { classes } from './classes.ts'

/** The account that hosts a center's video meetings, one a center. */
export const streamingAccounts = pgTable('streaming_accounts', {
  uuid: id(),
  branchUuid: uuid('branch_uuid')
    .notNull()
    .unique('streaming_accounts_one')
    .references(() => branches.uuid),
  email: email('email').notNull(),
  apiKey: text('api_key').notNull(),
  accountId: text('account_id'),
  /** Encrypted with the key of the installation. */
  sealedSecret: text('sealed_secret').notNull(),
  updatedAt: instant('updated_at').notNull(),
  version: version(),
})

/** The one video meeting that a branch may have, from the moment somebody wants it. */
export const streamingMeetings = pgTable('streaming_meetings', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  /** Names this wish for a meeting: another one may have taken its place. */
  claim: uuid('claim').notNull(),
  claimedAt: instant('claimed_at').notNull(),
  /** Null until the class has started. */
  classUuid: uuid('class_uuid').references(() => classes.uuid, { onDelete: 'cascade' }),
  number: text('number'),
  /** Encrypted with the key of the installation. */
  sealedPassword: text('sealed_password'),
})
