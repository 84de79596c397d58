import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { administrators } from '../../src/database/schema/staff.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'
import { passwordHash } from './password.ts'

export const buildAdmin = async (
  db: Database,
  branchUuid: string,
  overrides: Overrides<typeof administrators> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid,
    name: 'Ana',
    lastName1: 'Robles',
    email: `admin${nextNumber()}@gym.example`,
    role: 'admin',
    passwordHash: await passwordHash(),
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  }
  await db.insert(administrators).values(row)
  return row
}
