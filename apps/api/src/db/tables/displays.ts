import type { IdleView } from '@repo/domain/idle-view'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { administrators } from './administrators.ts'

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
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [index('displays_branch').on(table.branchUuid)],
)
