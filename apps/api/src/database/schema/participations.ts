import { doublePrecision, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { classes } from './classes.ts'
import { members } from './members.ts'

/** A member in a class, with the profile as it was at joining: later edits do not change past numbers. */
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
    /** The strap that measured last, as its device names it. */
    sensorName: text('sensor_name'),
    joinedAt: instant('joined_at').notNull(),
    consentAt: instant('consent_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [uniqueIndex('participations_member').on(table.classUuid, table.memberUuid)],
)
