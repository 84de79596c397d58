import type { CenterLanguage } from '@repo/domain/setup-form'
import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant, version } from '../columns.ts'
import { email } from '../email-column.ts'

/** A member of the center, with the measures that turn a heart rate into effort and calories. */
export const members = pgTable(
  'members',
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
    weightKg: doublePrecision('weight_kg'),
    heightCm: doublePrecision('height_cm'),
    restingHeartRate: integer('resting_heart_rate'),
    /** Measured, in bpm; absent means the age formula. */
    maxHeartRate: integer('max_heart_rate'),
    imageUrl: text('image_url'),
    signInCode: text('sign_in_code').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** What the member reads, where that is known. */
    language: text('language').$type<CenterLanguage>(),
    /** Since when the member wants results by mail; absent means none are sent. */
    resultMailsSince: instant('result_mails_since'),
    /** When the member was last asked by mail to confirm that; absent once answered. */
    resultMailsAskedAt: instant('result_mails_asked_at'),
    /** Where the member's browser reached us when it was confirmed: what links of those mails begin with. */
    resultMailsOrigin: text('result_mails_origin'),
    /** When the member left the center; absent while linked. */
    unlinkedAt: instant('unlinked_at'),
    version: version(),
  },
  (table) => [
    index('members_by_created')
      .on(table.branchUuid, table.createdAt, table.uuid)
      .where(sql`${table.unlinkedAt} is null`),
    check('members_result_mails', sql`result_mails_since is null or result_mails_origin is not null`),
    uniqueIndex('members_sign_in_code').on(table.branchUuid, table.signInCode),
    uniqueIndex('members_email').on(table.branchUuid, table.email),
  ],
)
