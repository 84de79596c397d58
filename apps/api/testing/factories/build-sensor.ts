import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { sensors } from '../../src/database/schema/sensors.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'

export const buildSensor = async (
  db: Database,
  branchUuid: string,
  memberUuid: string,
  overrides: Overrides<typeof sensors> = {},
) => {
  const number = nextNumber()
  const row = {
    uuid: randomUUID(),
    branchUuid,
    memberUuid,
    name: `Strap ${number}`,
    mac: `02:00:00:00:${String(Math.floor(number / 100)).padStart(2, '0')}:${String(number % 100).padStart(2, '0')}`,
    ownership: 'center' as const,
    updatedAt: new Date('2026-01-02T00:00:00Z'),
    ...overrides,
  }
  await db.insert(sensors).values(row)
  return row
}
