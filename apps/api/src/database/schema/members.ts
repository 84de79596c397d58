import type { CenterLanguage } from '@repo/domain/center/setup-form'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { email, id, instant, version } from '../column-types.ts'
import { branches, branchUuid } from './center.ts'
import { administrators } from './staff.ts'
import { trainingSums } from './training-types.ts'

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
    /** Measured, in bpm; null uses the age formula. */
    maxHeartRate: integer('max_heart_rate'),
    imageUrl: text('image_url'),
    signInCode: text('sign_in_code').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    language: text('language').$type<CenterLanguage>(),
    resultMailsSince: instant('result_mails_since'),
    resultMailsRequestedAt: instant('result_mails_asked_at'),
    resultMailsOrigin: text('result_mails_origin'),
    /** The member's own level; null uses the center's. */
    visibility: text('visibility').$type<Visibility>(),
    /** Set by staff; null allows any level. */
    visibilityAtMost: text('visibility_at_most').$type<Visibility>(),
    ceilingBpm: integer('ceiling_bpm'),
    guardianConsentAt: instant('guardian_consent_at'),
    guardianConsentBy: uuid('guardian_consent_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    /** The import that created the member. */
    importUuid: uuid('import_uuid'),
    /** Null while the member belongs to the center. */
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

/** Maintained by triggers, like all counters here: counting 100,000 rows takes longer than reading a page. */
export const memberCounts = pgTable('member_counts', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  linked: integer('linked').notNull().default(0),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
})

/** By day in the center's zone. */
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

export const memberStandings = pgTable(
  'member_standings',
  {
    memberUuid: uuid('member_uuid')
      .primaryKey()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    participated: integer('participated').notNull().default(0),
    finished: integer('finished').notNull().default(0),
    points: bigint('points', { mode: 'number' }).notNull().default(0),
    gold: integer('gold').notNull().default(0),
    silver: integer('silver').notNull().default(0),
    bronze: integer('bronze').notNull().default(0),
    isMember: boolean('is_member').notNull().default(true),
    isListed: boolean('is_listed')
      .notNull()
      .generatedAlwaysAs(sql`is_member and participated + finished > 0`),
  },
  (table) => [
    index('member_standings_board')
      .on(table.branchUuid, sql`(-${table.points})`, table.memberUuid)
      .where(sql`is_listed`),
    index('member_standings_won')
      .on(table.branchUuid, sql`(-${table.points})`, table.memberUuid)
      .where(sql`is_listed and points + gold + silver + bronze > 0`),
  ],
)

export const standingCounts = pgTable('standing_counts', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  listed: integer('listed').notNull().default(0),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
})

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
    language: text('language').$type<'en' | 'es'>(),
    consentVersion: integer('consent_version'),
    requestedAt: instant('requested_at').notNull(),
    acceptedAt: instant('accepted_at'),
    refusedAt: instant('refused_at'),
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
