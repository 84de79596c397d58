import { asc, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'

/** The kinds of training that the branch offers, in their order. */
export const listTrainingTypes = (tx: Transaction): Promise<(typeof trainingTypes.$inferSelect)[]> =>
  tx.select().from(trainingTypes).where(isNull(trainingTypes.retiredAt)).orderBy(asc(trainingTypes.position))
