import { asc } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { trainingTypes } from '../db/tables/training-types.ts'

/** The branch's kinds of training in their order. */
export const listTrainingTypes = (tx: Transaction): Promise<(typeof trainingTypes.$inferSelect)[]> =>
  tx.select().from(trainingTypes).orderBy(asc(trainingTypes.position))
