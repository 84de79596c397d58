import type { BranchDatabase } from '../../database/branch-database.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { storedEmail } from '../../lib/email-forms.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { streamingAccountOf } from './streaming-account.ts'
import type { VideoAccount } from './video.ts'

/**
 * The center's video account, opened for use. Refused where there is none, where its account's identifier is missing,
 * and where the installation's key does not open its secret.
 */
export const videoAccountOf = async (branch: BranchDatabase, encryption: Encryption): Promise<VideoAccount> => {
  const account = await branch.run(streamingAccountOf)
  if (account === null) throw new Refusal('streaming-without-credentials')
  const { email, apiKey, accountId, sealedSecret } = account
  if (accountId === null) throw new Refusal('streaming-incomplete')
  const secret = encryption.decrypt(sealedSecret, branch.branchUuid)
  if (secret === null) throw new Refusal('streaming-token-conflict')
  return { email: storedEmail(email), apiKey, accountId, secret }
}
