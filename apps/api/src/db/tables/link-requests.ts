import { date, index, pgTable, text } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'

/** Somebody who asks to become a member of the center. */
export const linkRequests = pgTable(
  'link_requests',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    lastName1: text('last_name_1').notNull(),
    lastName2: text('last_name_2'),
    pseudonym: text('pseudonym').notNull(),
    email: text('email').notNull(),
    sex: text('sex').$type<'male' | 'female'>(),
    birthday: date('birthday', { mode: 'string' }),
    requestedAt: instant('requested_at').notNull(),
    acceptedAt: instant('accepted_at'),
    refusedAt: instant('refused_at'),
  },
  (table) => [index('link_requests_branch').on(table.branchUuid, table.requestedAt)],
)
