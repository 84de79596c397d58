import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { administrators } from './administrators.ts'
import { rooms } from './rooms.ts'

/** What the device in a room proves itself with, one a room, known by the SHA-256 of the key. */
export const daqKeys = pgTable('daq_keys', {
  roomUuid: uuid('room_uuid')
    .primaryKey()
    .references(() => rooms.uuid, { onDelete: 'cascade' }),
  branchUuid: branchUuid(),
  keyHash: text('key_hash').notNull().unique(),
  issuedBy: uuid('issued_by').references(() => administrators.uuid, { onDelete: 'set null' }),
  issuedAt: instant('issued_at').notNull(),
  /** When the device reported last, to the half minute; absent while it never has since the key was issued. */
  lastSeenAt: instant('last_seen_at'),
  /** Of the program it runs, as it says. */
  version: text('version'),
})
