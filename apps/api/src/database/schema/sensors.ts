import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { members } from './members.ts'

export const sensors = pgTable(
  'sensors',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    mac: text('mac').notNull(),
    centerNumber: text('center_number'),
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'set null' }),
    ownership: text('ownership').$type<'owned' | 'center' | 'borrowed'>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Rounded to the minute. */
    lastSeenAt: instant('last_seen_at'),
    /** Percent. */
    battery: integer('battery'),
    version: version(),
  },
  (table) => [
    uniqueIndex('sensors_mac').on(table.branchUuid, table.mac),
    index('sensors_member').on(table.memberUuid),
    index('sensors_by_name').on(table.branchUuid, sql`sort_fold(${table.name}) collate "C"`, table.uuid),
  ],
)
