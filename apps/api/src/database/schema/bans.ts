import type { BanType } from '@repo/domain/ban'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { administrators } from './administrators.ts'
import { members } from './members.ts'
import { rooms } from './rooms.ts'

/** A member kept out of a room until an instant, or for good when there is none. */
export const bans = pgTable(
  'bans',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid, { onDelete: 'cascade' }),
    kind: text('kind').$type<BanType>().notNull(),
    until: instant('until'),
    /** When somebody let the member in again; the ban is kept for as long as that can be undone. */
    liftedAt: instant('lifted_at'),
    createdBy: uuid('created_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('bans_member').on(table.branchUuid, table.memberUuid)],
)
