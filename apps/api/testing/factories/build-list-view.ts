import { randomUUID } from 'node:crypto'

import type { Database } from '../../src/database/database.ts'
import { listViews } from '../../src/database/schema/staff.ts'

export const buildListView = async (db: Database, branchUuid: string, adminUuid: string, updatedAt: Date) => {
  const what = { list: 'members', name: 'Nuevos', address: { sort: 'created' }, isDefault: false }
  const row = { uuid: randomUUID(), branchUuid, adminUuid, ...what, updatedAt }
  await db.insert(listViews).values(row)
  return row
}
