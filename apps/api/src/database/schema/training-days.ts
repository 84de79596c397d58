import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { trainingSums } from './training-sums.ts'
import { trainingTypes } from './training-types.ts'

/** A center's trainings by day, in the center's zone, and type; kept by triggers. */
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
