import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** Who did what with members' data. Names nobody but staff, so that an erased member leaves no trace here either. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    administratorUuid: uuid('administrator_uuid').references(() => administrators.uuid, { onDelete: 'set null' }),
    action: text('action')
      .$type<
        | 'administrator-changed'
        | 'administrator-created'
        | 'administrator-deleted'
        | 'administrators-exported'
        | 'member-data-exported'
        | 'member-erased'
        | 'members-exported'
        | 'sensor-changed'
        | 'sensor-created'
        | 'sensor-deleted'
        | 'sensor-handed-over'
        | 'sensors-exported'
      >()
      .notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_entries_branch').on(table.branchUuid, table.at)],
)
