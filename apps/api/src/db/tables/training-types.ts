import { integer, pgTable, text } from 'drizzle-orm/pg-core'

import { id } from '../columns.ts'

/** The kinds of training; the same for every center. */
export const trainingTypes = pgTable('training_types', {
  uuid: id(),
  name: text('name').notNull(),
  stepKind: text('step_kind'),
  position: integer('position').notNull(),
})
