import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../columns.ts'
import { email } from '../email-column.ts'
import { branches } from './branches.ts'

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
