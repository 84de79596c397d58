import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { members } from '../../src/database/schema/members.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'

export const buildMember = async (db: Database, branchUuid: string, overrides: Overrides<typeof members> = {}) => {
  const number = nextNumber()
  const row = {
    uuid: randomUUID(),
    branchUuid,
    name: 'Sofía',
    lastName1: 'Núñez',
    pseudonym: `Rayo ${number}`,
    email: `member${number}@gym.example`,
    sex: 'female' as const,
    birthday: '1990-05-10',
    weightKg: 60,
    maxHeartRate: 190,
    signInCode: String(200_000 + number),
    ...overrides,
  }
  await db.insert(members).values(row)
  return row
}
