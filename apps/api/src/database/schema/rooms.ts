import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant, version } from '../columns.ts'
import { administrators } from './administrators.ts'

/** A room: remote (classes over the network) or with a connected device. Deleted rooms keep their row for history. */
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
    /** Given by the database, for the center's walls and posters. */
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
