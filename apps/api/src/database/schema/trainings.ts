import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { id, instant } from '../column-types.ts'
import { branches, branchUuid } from './center.ts'
import { classes } from './classes.ts'
import { members } from './members.ts'
import { sensors } from './sensors.ts'
import { trainingSums, trainingTypes } from './training-types.ts'

export const trainings = pgTable(
  'trainings',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    /** Null after an erasure; the training still counts for the center. */
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'set null' }),
    classUuid: uuid('class_uuid').references(() => classes.uuid, { onDelete: 'set null' }),
    trainingTypeUuid: uuid('training_type_uuid')
      .notNull()
      .references(() => trainingTypes.uuid),
    deviceType: text('device_type').notNull(),
    sensorName: text('sensor_name'),
    sensorUuid: uuid('sensor_uuid').references(() => sensors.uuid, { onDelete: 'set null' }),
    modality: text('modality').$type<'individual' | 'group'>().notNull(),
    startAt: instant('start_at').notNull(),
    offset: text('offset').notNull(),
    zone: text('zone').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    /** Seconds without a valid value between the first value and the last. */
    lostSeconds: integer('lost_seconds').notNull().default(0),
    belowSeconds: integer('below_seconds').notNull(),
    z1Seconds: integer('z1_seconds').notNull(),
    z2Seconds: integer('z2_seconds').notNull(),
    z3Seconds: integer('z3_seconds').notNull(),
    z4Seconds: integer('z4_seconds').notNull(),
    z5Seconds: integer('z5_seconds').notNull(),
    calories: doublePrecision('calories'),
    steps: integer('steps'),
    points: doublePrecision('points').notNull(),
    pointsVersion: integer('points_version').notNull(),
    averageEffort: doublePrecision('average_effort'),
    peakHeartRate: integer('peak_heart_rate'),
    maxHeartRate: doublePrecision('max_heart_rate'),
    weightKg: doublePrecision('weight_kg'),
    sex: text('sex').$type<'male' | 'female'>(),
    age: integer('age'),
  },
  (table) => [
    index('trainings_branch').on(table.branchUuid, table.startAt),
    index('trainings_listed')
      .on(table.branchUuid, table.startAt, table.uuid)
      .where(sql`${table.memberUuid} is not null`),
    index('trainings_member').on(table.branchUuid, table.memberUuid, table.startAt),
    index('trainings_sensor')
      .on(table.sensorUuid, table.startAt)
      .where(sql`${table.sensorUuid} is not null`),
    uniqueIndex('trainings_imported')
      .on(table.memberUuid, table.startAt)
      .where(sql`${table.deviceType} = 'import'`),
    uniqueIndex('trainings_class_member').on(table.classUuid, table.memberUuid),
  ],
)

/** Heart rates at equal steps from the start; null without a value. */
export const trainingRecords = pgTable(
  'training_records',
  {
    trainingUuid: uuid('training_uuid')
      .primaryKey()
      .references(() => trainings.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    /** 1, or 60 after second-level data has been deleted. */
    stepSeconds: integer('step_seconds').notNull(),
    /** For 60 s steps, the mean of valid values. */
    heartRates: smallint('heart_rates').array().notNull(),
    /** Indexes of rejected `heartRates`, which charts, maxima, and sums exclude. */
    refusedPlaces: integer('refused_places').array().notNull().default([]),
    /** The subset without skin contact; values aren't carried over them. */
    offSkinPlaces: integer('off_skin_places').array().notNull().default([]),
    /** For each 60 s step, the second (from 0) of its last valid value; null for 1 s steps. */
    lastSeconds: smallint('last_seconds').array(),
    /** For each 60 s step, kcal from the start to that second; null for 1 s steps or if unknown. */
    calories: real('calories').array(),
  },
  (table) => [
    index('training_records_by_second')
      .on(table.trainingUuid)
      .where(sql`${table.stepSeconds} = 1`),
  ],
)

export const trainingCounts = pgTable('training_counts', {
  branchUuid: uuid('branch_uuid')
    .primaryKey()
    .references(() => branches.uuid),
  listed: integer('listed').notNull().default(0),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
})

export const trainingDays = pgTable(
  'training_days',
  {
    branchUuid: branchUuid(),
    day: date('day', { mode: 'string' }).notNull(),
    trainingTypeUuid: uuid('training_type_uuid')
      .notNull()
      .references(() => trainingTypes.uuid),
    ...trainingSums(),
  },
  (table) => [primaryKey({ columns: [table.branchUuid, table.day, table.trainingTypeUuid] })],
)
