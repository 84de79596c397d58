import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { bans } from '../../src/database/schema/classes.ts'
import type { Overrides } from './overrides.ts'

export const buildBan = async (
  db: Database,
  place: { readonly branchUuid: string; readonly roomUuid: string },
  memberUuid: string,
  overrides: Overrides<typeof bans> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid: place.branchUuid,
    roomUuid: place.roomUuid,
    memberUuid,
    kind: 'permanent' as const,
    createdAt: new Date('2026-01-02T00:00:00Z'),
    ...overrides,
  }
  await db.insert(bans).values(row)
  return row
}
