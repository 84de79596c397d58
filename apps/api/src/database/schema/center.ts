import { DEFAULT_POINT } from '@repo/domain/center/geo-point'
import type { CenterLanguage } from '@repo/domain/center/setup-form'
import type { JoinRule } from '@repo/domain/classes/join-form'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant, measurementSystem, version } from '../column-types.ts'

export const branchUuid = () =>
  uuid('branch_uuid')
    .notNull()
    .references(() => branches.uuid)

export const branches = pgTable('branches', {
  uuid: id(),
  name: text('name').notNull(),
  description: text('description'),
  chainUuid: uuid('chain_uuid'),
  chainName: text('chain_name'),
  language: text('language').$type<CenterLanguage>().notNull().default('en'),
  measurementSystem: measurementSystem('measurement_system')
    .notNull()
    .default(sql`'metric_system'`),
  zone: text('zone').notNull().default('America/Mexico_City'),
  offset: text('offset').notNull().default('-6'),
  imageUrl: text('image_url'),
  /** `#rrggbb`; null for Latido's default. */
  accentColor: text('accent_color'),
  locationUuid: uuid('location_uuid')
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`),
  addressLine: text('address_line').notNull().default(''),
  country: text('country').notNull().default(''),
  state: text('state').notNull().default(''),
  city: text('city').notNull().default(''),
  zipCode: text('zip_code').notNull().default(''),
  latitude: doublePrecision('latitude').notNull().default(DEFAULT_POINT.latitude),
  longitude: doublePrecision('longitude').notNull().default(DEFAULT_POINT.longitude),
  /** Public: it identifies the center and grants no access. */
  publishableKey: text('publishable_key').notNull().unique(),
  status: integer('status').notNull().default(1),
  features: jsonb('features').$type<Record<string, boolean>>().notNull().default({}),
  joinsBy: text('joins_by').$type<JoinRule>().notNull().default('code-or-pseudonym'),
  exportsClassLogs: boolean('exports_class_logs').notNull().default(false),
  defaultVisibility: text('default_visibility').$type<Visibility>().notNull().default('all'),
  minorsAtMost: text('minors_at_most').$type<Visibility>().notNull().default('all'),
  adultAge: integer('adult_age').notNull().default(18),
  isUnknownAgeMinor: boolean('unknown_age_is_minor').notNull().default(false),
  consentAge: integer('consent_age'),
  agreementAcceptedAt: instant('agreement_accepted_at'),
  firstStepsPutAwayAt: instant('first_steps_put_away_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  version: version(),
  locationVersion: version('location_version'),
  privacyVersion: version('privacy_version'),
})

export const branchHosts = pgTable('branch_hosts', {
  host: text('host').primaryKey(),
  branchUuid: branchUuid(),
})

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
