import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { administrators } from './staff.ts'

export const rooms = pgTable(
  'rooms',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    kind: text('kind').$type<'remote' | 'daq'>().notNull(),
    name: text('name').notNull(),
    description: text('description'),
    isActive: boolean('is_active').notNull().default(true),
    backgroundUrl: text('background_url'),
    logoUrl: text('logo_url'),
    daqIp: text('daq_ip'),
    joinCode: text('join_code').notNull().default(''),
    createdBy: uuid('created_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('rooms_join_code').on(table.branchUuid, table.joinCode),
    uniqueIndex('rooms_name')
      .on(table.branchUuid, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
  ],
)

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
