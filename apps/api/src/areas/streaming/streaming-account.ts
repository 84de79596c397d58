import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import type { StreamingFields } from '@repo/domain/center/streaming-form'
import { eq } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { streamingAccounts } from '../../database/schema/streaming.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { storedEmail } from '../../lib/email-forms.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { VideoAccount } from './video.ts'

export const streamingAccountOf = async (tx: Transaction): Promise<typeof streamingAccounts.$inferSelect | null> => {
  const [account] = await tx.select().from(streamingAccounts)
  return account ?? null
}

/** Throws if there is no account, its account id is missing, or the installation's key can't decrypt its secret. */
export const videoAccountOf = async (branch: BranchDatabase, encryption: Encryption): Promise<VideoAccount> => {
  const account = await branch.run(streamingAccountOf)
  if (account === null) throw new Refusal('streaming-without-credentials')
  const { email, apiKey, accountId, sealedSecret } = account
  if (accountId === null) throw new Refusal('streaming-incomplete')
  const secret = encryption.decrypt(sealedSecret, branch.branchUuid)
  if (secret === null) throw new Refusal('streaming-token-conflict')
  return { email: storedEmail(email), apiKey, accountId, secret }
}

interface Save {
  readonly encryption: Encryption
  readonly branchUuid: string
  readonly account: StreamingFields
  readonly now: number
}

const rowOf = ({ encryption, branchUuid, account, now }: Save) => ({
  email: account.email,
  apiKey: account.apiKey,
  accountId: account.accountId,
  sealedSecret: encryption.encrypt(account.secret, branchUuid),
  updatedAt: new Date(now),
})

export const createStreamingAccount = async (tx: Transaction, save: Save): Promise<string> => {
  const uuid = randomUUID()
  const row = { uuid, branchUuid: save.branchUuid, ...rowOf(save) }
  await tx
    .insert(streamingAccounts)
    .values(row)
    .catch((error: unknown) => {
      throw violatedUnique(error) === 'streaming_accounts_one' ? new Refusal('streaming-account-exists') : error
    })
  return uuid
}

export const updateStreamingAccount = (
  tx: Transaction,
  uuid: string,
  save: Save & { readonly account: Versioned },
): Promise<void> => {
  const row = eq(streamingAccounts.uuid, uuid)
  return updateWithVersion(tx, { table: streamingAccounts, row, version: save.account.version, change: rowOf(save) })
}

export const deleteStreamingAccount = async (tx: Transaction, uuid: string): Promise<void> => {
  const gone = await tx
    .delete(streamingAccounts)
    .where(eq(streamingAccounts.uuid, uuid))
    .returning({ uuid: streamingAccounts.uuid })
  if (gone.length === 0) throw new Refusal('not-found')
}
