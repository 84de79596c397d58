import { integer, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { trainings } from './trainings.ts'

/** Heart rates of a training at even steps from its start; null where the strap gave none. */
export const trainingRecords = pgTable('training_records', {
  trainingUuid: uuid('training_uuid')
    .primaryKey()
    .references(() => trainings.uuid, { onDelete: 'cascade' }),
  branchUuid: branchUuid(),
  stepSeconds: integer('step_seconds').notNull(),
  heartRates: smallint('heart_rates').array().notNull(),
  /** Places in `heartRates` whose value was refused: recorded, and left out of charts, maxima and sums. */
  refusedPlaces: integer('refused_places').array().notNull().default([]),
})
