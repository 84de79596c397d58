import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** A list as one member of staff left it, under a name. */
export const listViews = pgTable(
  'list_views',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    adminUuid: uuid('admin_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** What the address of the list says. */
    address: jsonb('address').$type<Readonly<Record<string, string | number>>>().notNull(),
    isDefault: boolean('is_default').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('list_views_name').on(table.adminUuid, table.list, table.name)],
)
