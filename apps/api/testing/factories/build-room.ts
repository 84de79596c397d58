import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { roomCoaches, rooms } from '../../src/database/schema/rooms.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'

export const buildRoom = async (
  db: Database,
  branchUuid: string,
  coachUuid: string,
  overrides: Overrides<typeof rooms> = {},
) => {
  const at = new Date('2026-01-01T00:00:00Z')
  const row = {
    uuid: randomUUID(),
    branchUuid,
    kind: 'remote' as const,
    name: `Room ${nextNumber()}`,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  }
  await db.insert(rooms).values(row)
  await db.insert(roomCoaches).values({ branchUuid, roomUuid: row.uuid, adminUuid: coachUuid })
  return row
}
