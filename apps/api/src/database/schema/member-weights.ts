import { doublePrecision, index, pgTable, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { members } from './members.ts'

/** What a member weighed, and when that was stored. */
export const memberWeights = pgTable(
  'member_weights',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    weightKg: doublePrecision('weight_kg').notNull(),
    measuredAt: instant('measured_at').notNull(),
  },
  (table) => [index('member_weights_member').on(table.branchUuid, table.memberUuid, table.measuredAt)],
)
