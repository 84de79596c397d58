import { eq } from 'drizzle-orm'

import type { Database } from '../../src/database/database.ts'
import { trainingTypes } from '../../src/database/schema/training-types.ts'

export const someTrainingType = async (db: Database, branchUuid: string): Promise<string> => {
  const [type] = await db.select().from(trainingTypes).where(eq(trainingTypes.branchUuid, branchUuid)).limit(1)
  return type?.uuid ?? ''
}
