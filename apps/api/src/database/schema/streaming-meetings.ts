import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../columns.ts'
import { branches } from './branches.ts'
import { classes } from './classes.ts'

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
