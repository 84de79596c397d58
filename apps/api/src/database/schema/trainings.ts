import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { classes } from './classes.ts'
import { members } from './members.ts'
import { sensors } from './sensors.ts'
import { trainingTypes } from './training-types.ts'

/** A member's finished training: the summary, and the profile and formula version it was computed with. */
export const trainings = pgTable(
  'trainings',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    /** Absent once the member has been erased: the training then counts for the center and nobody. */
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'set null' }),
    classUuid: uuid('class_uuid').references(() => classes.uuid, { onDelete: 'set null' }),
    trainingTypeUuid: uuid('training_type_uuid')
      .notNull()
      .references(() => trainingTypes.uuid),
    deviceType: text('device_type').notNull(),
    sensorName: text('sensor_name'),
    /** The center's record of that strap, where it has one. */
    sensorUuid: uuid('sensor_uuid').references(() => sensors.uuid, { onDelete: 'set null' }),
    modality: text('modality').$type<'individual' | 'group'>().notNull(),
    startAt: instant('start_at').notNull(),
    offset: text('offset').notNull(),
    zone: text('zone').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    /** Seconds between the first value and the last that brought none which counts. */
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
    // a training that was imported twice at once is stored once
    uniqueIndex('trainings_imported')
      .on(table.memberUuid, table.startAt)
      .where(sql`${table.deviceType} = 'import'`),
    uniqueIndex('trainings_class_member').on(table.classUuid, table.memberUuid),
  ],
)
