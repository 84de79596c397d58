import type { BanType } from '@repo/domain/people/ban'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { id, instant, remoteState } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { members } from './members.ts'
import { rooms } from './rooms.ts'
import { administrators } from './staff.ts'
import { trainingTypes } from './training-types.ts'

/** `startAt` includes the delay; `finishAt` is authoritative. */
export const classes = pgTable(
  'classes',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid),
    trainingTypeUuid: uuid('training_type_uuid')
      .notNull()
      .references(() => trainingTypes.uuid),
    createdBy: uuid('created_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    channel: text('channel').notNull(),
    capacity: integer('capacity').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    delayMinutes: integer('delay_minutes').notNull(),
    dataOrder: text('data_order').notNull(),
    isStreaming: boolean('is_streaming').notNull().default(false),
    remoteState: remoteState('remote_state').notNull(),
    configuredAt: instant('configured_at').notNull(),
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    endedAt: instant('ended_at'),
    /** Incremented when a server takes over the class. Only the last owner may write. */
    epoch: integer('epoch').notNull().default(0),
  },
  (table) => [
    index('classes_branch').on(table.branchUuid, table.startAt),
    index('classes_room').on(table.roomUuid, table.configuredAt),
    uniqueIndex('classes_one_running')
      .on(table.roomUuid)
      // a literal, because index predicates take no parameters
      .where(sql`${table.remoteState} = 2`),
  ],
)

/** Copies the member's profile at joining, so that later edits don't change results. */
export const participations = pgTable(
  'participations',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    classUuid: uuid('class_uuid')
      .notNull()
      .references(() => classes.uuid, { onDelete: 'cascade' }),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    pseudonym: text('pseudonym').notNull(),
    imageUrl: text('image_url'),
    maxHeartRate: doublePrecision('max_heart_rate'),
    weightKg: doublePrecision('weight_kg'),
    sex: text('sex').$type<'male' | 'female'>(),
    age: integer('age'),
    sensorName: text('sensor_name'),
    joinedAt: instant('joined_at').notNull(),
    consentAt: instant('consent_at').notNull(),
    removedAt: instant('removed_at'),
    /** The member's choice, without the limit. */
    visibility: text('visibility').$type<Visibility>().notNull().default('all'),
    visibilityAtMost: text('visibility_at_most').$type<Visibility>().notNull().default('all'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Identifies a guest on displays. Set with the number, from 1 in each class, when the level first needs them. */
    wallId: uuid('wall_id'),
    guestNumber: integer('guest_number'),
    ceilingBpm: integer('ceiling_bpm'),
  },
  (table) => [uniqueIndex('participations_member').on(table.classUuid, table.memberUuid)],
)

/** One phone at a time: joining ends earlier tokens. */
export const participantTokens = pgTable(
  'participant_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    branchUuid: branchUuid(),
    participationUuid: uuid('participation_uuid')
      .notNull()
      .references(() => participations.uuid, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    phoneHash: text('phone_hash'),
    byCode: boolean('by_code').notNull().default(false),
    endedAt: instant('ended_at'),
  },
  (table) => [index('participant_tokens_participation').on(table.participationUuid)],
)

/** Kept after the end of a class while phones may still send late samples. */
export const samples = pgTable(
  'samples',
  {
    participationUuid: uuid('participation_uuid')
      .notNull()
      .references(() => participations.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    /** Unix time in ms. */
    at: bigint('at', { mode: 'number' }).notNull(),
    heartRate: smallint('heart_rate').notNull(),
    steps: smallint('steps'),
    /** False if the strap reported no skin contact. */
    hasContact: boolean('has_contact').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.participationUuid, table.at] })],
)

export const bans = pgTable(
  'bans',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid, { onDelete: 'cascade' }),
    kind: text('kind').$type<BanType>().notNull(),
    until: instant('until'),
    /** Kept while lifting the ban can be undone. */
    liftedAt: instant('lifted_at'),
    createdBy: uuid('created_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('bans_member').on(table.branchUuid, table.memberUuid)],
)
