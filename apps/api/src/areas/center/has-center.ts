import type { Database, Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/branches.ts'

/** Whether any center exists; a server without one waits to be set up. */
export const hasCenter = async (db: Database | Transaction): Promise<boolean> => {
  const found = await db.select({ uuid: branches.uuid }).from(branches).limit(1)
  return found.length > 0
}
