import type { Transaction } from '../../database/database.ts'
import { streamingAccounts } from '../../database/schema/streaming-accounts.ts'

/** The account that hosts the center's video meetings, or null. */
export const streamingAccountOf = async (tx: Transaction): Promise<typeof streamingAccounts.$inferSelect | null> => {
  const [account] = await tx.select().from(streamingAccounts)
  return account ?? null
}
