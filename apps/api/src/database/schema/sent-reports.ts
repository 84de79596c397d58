import { index, pgTable, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** When an administrator mailed a report; kept for the hour in which it counts. */
export const sentReports = pgTable(
  'sent_reports',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    administratorUuid: uuid('administrator_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [index('sent_reports_administrator').on(table.administratorUuid, table.at)],
)
