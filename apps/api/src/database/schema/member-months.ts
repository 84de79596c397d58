import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { members } from './members.ts'
import { trainingSums } from './training-sums.ts'

/** What a member has trained by month, named by its first day; kept by triggers, so that a year is no more to add up than a month. */
export const memberMonths = pgTable(
  'member_months',
  {
    branchUuid: branchUuid(),
    month: date('month', { mode: 'string' }).notNull(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    ...trainingSums(),
  },
  (table) => [primaryKey({ columns: [table.branchUuid, table.month, table.memberUuid] })],
)
