import { randomUUID } from 'node:crypto'

import { createTrainingTypes } from '../../src/areas/trainings/training-types.ts'
import type { Database } from '../../src/database/database.ts'
import { branches, branchHosts } from '../../src/database/schema/center.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'

export const buildBranch = async (db: Database, overrides: Overrides<typeof branches> = {}) => {
  const uuid = randomUUID()
  const number = nextNumber()
  const host = `gym${number}.example`
  const row = {
    uuid,
    locationUuid: randomUUID(),
    name: `Gym ${number}`,
    publishableKey: `pk_${uuid}`,
    features: { realtime: true },
    ...overrides,
  }
  await db.insert(branches).values(row)
  await db.insert(branchHosts).values({ host, branchUuid: uuid })
  await createTrainingTypes(db, uuid)
  return { ...row, host }
}
