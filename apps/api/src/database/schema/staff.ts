import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { email, id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'

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
    /** argon2id in PHC format. */
    passwordHash: text('password_hash').notNull(),
    imageUrl: text('image_url'),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [index('administrators_branch').on(table.branchUuid)],
)

/** A renewed token is `next` until first used; the previous one stays valid briefly for calls in progress. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    uuid: uuid('uuid')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    branchUuid: branchUuid(),
    adminUuid: uuid('admin_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    nextTokenHash: text('next_token_hash').unique(),
    nextExpiresAt: instant('next_expires_at'),
    previousTokenHash: text('previous_token_hash').unique(),
    previousUntil: instant('previous_until'),
    browserId: text('browser_id'),
  },
  (table) => [index('admin_sessions_admin').on(table.adminUuid)],
)

/** The address is stored only as an HMAC. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    administratorUuid: uuid('administrator_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    networkHash: text('network_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.administratorUuid, table.networkHash] })],
)

/** A one-time link; using one deletes all of the account's links. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    administratorUuid: uuid('administrator_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_administrator').on(table.administratorUuid)],
)

/** Keyed by account or address; delays grow with failures and fade. */
export const loginAttempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: instant('last_failure_at').notNull(),
})

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
    address: jsonb('address').$type<Readonly<Record<string, string | number>>>().notNull(),
    isDefault: boolean('is_default').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('list_views_name').on(table.adminUuid, table.list, table.name)],
)

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
