import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { email } from '../email-column.ts'
import { members } from './members.ts'

/** Somebody who asks to become a member of the center. An answered one goes after a while. */
export const linkRequests = pgTable(
  'link_requests',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    lastName1: text('last_name_1').notNull(),
    lastName2: text('last_name_2'),
    pseudonym: text('pseudonym').notNull(),
    email: email('email').notNull(),
    sex: text('sex').$type<'male' | 'female'>(),
    birthday: date('birthday', { mode: 'string' }),
    /** In which the person asked, and is written to; absent means the center's. */
    language: text('language').$type<'en' | 'es'>(),
    /** Of the words that were agreed to; absent of what came in another way than by our page. */
    consentVersion: integer('consent_version'),
    requestedAt: instant('requested_at').notNull(),
    acceptedAt: instant('accepted_at'),
    refusedAt: instant('refused_at'),
    /** Who they became, and whether the acceptance made that member. */
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'set null' }),
    hasMadeMember: boolean('has_made_member').notNull().default(false),
  },
  (table) => [
    index('link_requests_branch').on(table.branchUuid, table.requestedAt),
    uniqueIndex('link_requests_waiting')
      .on(table.branchUuid, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.refusedAt} is null`),
  ],
)
