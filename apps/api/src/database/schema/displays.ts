import type { Follows, TextSize } from '@repo/domain/displays/display-settings'
import type { IdleView } from '@repo/domain/displays/idle-view'
import type { WallHours } from '@repo/domain/displays/wall-hours'
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { rooms } from './rooms.ts'
import { administrators } from './staff.ts'

/** A paired wall. It may look at rooms and classes of its branch; while a coach is signed in on it, run classes too. */
export const displays = pgTable(
  'displays',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    pairedBy: uuid('paired_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    /** The coach who signed in on it, and until when. */
    operatorUuid: uuid('operator_uuid').references(() => administrators.uuid, { onDelete: 'set null' }),
    operatedUntil: instant('operated_until'),
    /** What it shows while no class is open in its room. */
    idleView: text('idle_view').$type<IdleView>().notNull().default('poster'),
    follows: text('follows').$type<Follows>().notNull().default('room'),
    roomUuid: uuid('room_uuid').references(() => rooms.uuid, { onDelete: 'set null' }),
    /** Read and written as a whole; a room that is gone is passed over by the wall. */
    schedule: jsonb('schedule').$type<readonly WallHours[]>().notNull().default([]),
    textSize: text('text_size').$type<TextSize>().notNull().default('normal'),
    /** In percent of the screen, at each edge. */
    overscan: smallint('overscan').notNull().default(0),
    hasSound: boolean('has_sound').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
    version: version(),
  },
  (table) => [index('displays_branch').on(table.branchUuid)],
)

/** A code a wall shows until a coach enters it; the wall then collects its token with the secret. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    secretHash: text('secret_hash').primaryKey(),
    branchUuid: branchUuid(),
    code: text('code').notNull(),
    expiresAt: instant('expires_at').notNull(),
    displayUuid: uuid('display_uuid').references(() => displays.uuid, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('pairing_codes_code').on(table.branchUuid, table.code)],
)
