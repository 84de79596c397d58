import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { linkRequests } from '../../src/database/schema/members.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'

export const buildLinkRequest = async (
  db: Database,
  branchUuid: string,
  overrides: Overrides<typeof linkRequests> = {},
) => {
  const number = nextNumber()
  const row = {
    uuid: randomUUID(),
    branchUuid,
    name: 'Elena',
    lastName1: 'Ferrer',
    pseudonym: `Faro ${number}`,
    email: `request${number}@gym.example`,
    requestedAt: new Date('2026-01-02T00:00:00Z'),
    ...overrides,
  }
  await db.insert(linkRequests).values(row)
  return row
}
