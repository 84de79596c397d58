import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant, version } from '../columns.ts'
import { email } from '../email-column.ts'

/** A member of staff. Emails are unique over all branches. */
export const administrators = pgTable(
  'administrators',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    lastName1: text('last_name_1').notNull(),
    lastName2: text('last_name_2'),
    email: email('email').notNull().unique(),
    landline: text('landline'),
    mobilePhone: text('mobile_phone'),
    role: text('role').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isEmailVerified: boolean('is_email_verified').notNull().default(true),
    /** argon2id in PHC text. */
    passwordHash: text('password_hash').notNull(),
    imageUrl: text('image_url'),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [index('administrators_branch').on(table.branchUuid)],
)
