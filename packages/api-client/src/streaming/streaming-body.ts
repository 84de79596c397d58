import { streamingLimits } from '@repo/domain/limits'
import type { StreamingFields } from '@repo/domain/streaming-form'
import * as z from 'zod/mini'

const { key, accountId, email } = streamingLimits

const StreamingWire = z.object({
  email: z.email().check(z.maxLength(email.max)),
  api_key: z.string().check(z.trim(), z.minLength(key.min), z.maxLength(key.max)),
  secret_key: z.string().check(z.trim(), z.minLength(key.min), z.maxLength(key.max)),
  /** The Zoom account; without it the credentials are kept and no class can be streamed. */
  account_id: z.optional(
    z.nullable(z.string().check(z.trim(), z.minLength(accountId.min), z.maxLength(accountId.max))),
  ),
})

/** Video credentials as they are to be. */
export const StreamingCodec = z.codec(StreamingWire, z.custom<StreamingFields>(), {
  decode: (wire) => ({
    email: wire.email,
    apiKey: wire.api_key,
    secret: wire.secret_key,
    accountId: wire.account_id ?? null,
  }),
  encode: (account) => ({
    email: account.email,
    api_key: account.apiKey,
    secret_key: account.secret,
    ...(account.accountId === null ? {} : { account_id: account.accountId }),
  }),
})
