import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { members } from './members.ts'

export const sensors = pgTable(
  'sensors',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
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
    index('sensors_member').on(table.memberUuid),
    index('sensors_by_name').on(table.branchUuid, sql`sort_fold(${table.name}) collate "C"`, table.uuid),
  ],
)

/** What a strap sends as, one row for each radio and each address it has had. */
export const strapAddresses = pgTable(
  'strap_addresses',
  {
    branchUuid: branchUuid(),
    /** `ble:` and 12 hex digits, or `ant:` and a number. */
    address: text('address').notNull(),
    sensorUuid: uuid('sensor_uuid')
      .notNull()
      .references(() => sensors.uuid, { onDelete: 'cascade' }),
    learnt: text('learnt').$type<'typed' | 'claim' | 'beats'>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'strap_addresses_pkey', columns: [table.branchUuid, table.address] }),
    index('strap_addresses_sensor').on(table.sensorUuid),
  ],
)
