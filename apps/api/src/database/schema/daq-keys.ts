import type { DaqKind } from '@repo/domain/rooms/daq-device'
import type { DeviceHealth } from '@repo/domain/rooms/device-health'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { displays } from './displays.ts'
import { rooms } from './rooms.ts'
import { administrators } from './staff.ts'

/** Devices that receive straps, one row each. A display that does has its own token and no key. */
export const daqKeys = pgTable(
  'daq_keys',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind').$type<DaqKind>().notNull(),
    keyHash: text('key_hash').unique(),
    displayUuid: uuid('display_uuid')
      .unique()
      .references(() => displays.uuid, { onDelete: 'cascade' }),
    issuedBy: uuid('issued_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    issuedAt: instant('issued_at').notNull(),
    /** Rounded to 30 s; null until the first report since the key was issued. */
    lastSeenAt: instant('last_seen_at'),
    version: text('version'),
    /** In the center's network. */
    localIp: text('local_ip'),
    /** As last reported; null from devices that report none. */
    health: jsonb('health').$type<DeviceHealth>(),
  },
  (table) => [index('daq_keys_room').on(table.roomUuid)],
)
