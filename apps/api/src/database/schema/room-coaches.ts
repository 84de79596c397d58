import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { administrators } from './administrators.ts'
import { rooms } from './rooms.ts'

/** Which coaches a room is assigned to. */
export const roomCoaches = pgTable(
  'room_coaches',
  {
    branchUuid: branchUuid(),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid, { onDelete: 'cascade' }),
    adminUuid: uuid('admin_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roomUuid, table.adminUuid] })],
)
