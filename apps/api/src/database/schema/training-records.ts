import { sql } from 'drizzle-orm'
import { index, integer, pgTable, real, smallint, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { trainings } from './trainings.ts'

/** Heart rates of a training at even steps from its start; null where the strap gave none. */
export const trainingRecords = pgTable(
  'training_records',
  {
    trainingUuid: uuid('training_uuid')
      .primaryKey()
      .references(() => trainings.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    /** One, or a minute for trainings whose seconds are no longer kept. */
    stepSeconds: integer('step_seconds').notNull(),
    /** Of a wider step the mean of the values that count. */
    heartRates: smallint('heart_rates').array().notNull(),
    /** Places in `heartRates` whose value was refused: recorded, and left out of charts, maxima and sums. */
    refusedPlaces: integer('refused_places').array().notNull().default([]),
    /** Those of `refusedPlaces` that a strap off the skin sent: no value is carried over them. */
    offSkinPlaces: integer('off_skin_places').array().notNull().default([]),
    /** Of each wider step the second, from 0, of its last value that counts; null by second. */
    lastSeconds: smallint('last_seconds').array(),
    /** Of each wider step the kcal from the start to that second; null by second, and where they are not known. */
    calories: real('calories').array(),
  },
  (table) => [
    index('training_records_by_second')
      .on(table.trainingUuid)
      .where(sql`${table.stepSeconds} = 1`),
  ],
)
