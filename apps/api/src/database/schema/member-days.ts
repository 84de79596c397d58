import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { members } from './members.ts'
import { trainingSums } from './training-sums.ts'

/** What a member has trained by day, in the center's zone; kept by triggers. */
export const memberDays = pgTable(
  'member_days',
  {
    branchUuid: branchUuid(),
    day: date('day', { mode: 'string' }).notNull(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    ...trainingSums(),
  },
  (table) => [primaryKey({ columns: [table.branchUuid, table.day, table.memberUuid] })],
)
