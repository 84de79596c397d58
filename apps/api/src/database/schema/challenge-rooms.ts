import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { medal } from '../medal-column.ts'
import { challenges } from './challenges.ts'
import { rooms } from './rooms.ts'

/** A room in a challenge, for what is trained in it while the challenge lasts. */
export const challengeRooms = pgTable(
  'challenge_rooms',
  {
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid),
    /** The challenge's, so that a training finds those it counts for and passes by those that are over. */
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    /** Kept by a trigger. */
    members: integer('members').notNull().default(0),
    medal: medal(),
  },
  (table) => [
    primaryKey({ columns: [table.challengeUuid, table.roomUuid] }),
    index('challenge_rooms_open').on(table.roomUuid, table.finishAt),
  ],
)
