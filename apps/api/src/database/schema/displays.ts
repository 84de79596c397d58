import type { Follows, TextSize } from '@repo/domain/displays/display-settings'
import type { IdleView } from '@repo/domain/displays/idle-view'
import type { WallHours } from '@repo/domain/displays/wall-hours'
import { boolean, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { rooms } from './rooms.ts'
import { administrators } from './staff.ts'

export const displays = pgTable(
  'displays',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    pairedBy: uuid('paired_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    operatorUuid: uuid('operator_uuid').references(() => administrators.uuid, { onDelete: 'set null' }),
    operatedUntil: instant('operated_until'),
    idleView: text('idle_view').$type<IdleView>().notNull().default('poster'),
    follows: text('follows').$type<Follows>().notNull().default('room'),
    roomUuid: uuid('room_uuid').references(() => rooms.uuid, { onDelete: 'set null' }),
    schedule: jsonb('schedule').$type<readonly WallHours[]>().notNull().default([]),
    textSize: text('text_size').$type<TextSize>().notNull().default('normal'),
    /** Percent of the screen at each edge. */
    overscan: smallint('overscan').notNull().default(0),
    hasSound: boolean('has_sound').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
    version: version(),
  },
  (table) => [index('displays_branch').on(table.branchUuid)],
)
