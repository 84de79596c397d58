import { bigint, boolean, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { participations } from './participations.ts'

/** Heart rates of running classes, and of ended ones for as long as a phone may bring more of them. */
export const samples = pgTable(
  'samples',
  {
    participationUuid: uuid('participation_uuid')
      .notNull()
      .references(() => participations.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    /** Milliseconds since 1970. */
    at: bigint('at', { mode: 'number' }).notNull(),
    heartRate: smallint('heart_rate').notNull(),
    steps: smallint('steps'),
    /** False where the strap reported no skin contact. */
    hasContact: boolean('has_contact').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.participationUuid, table.at] })],
)
