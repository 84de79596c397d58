import type { StreamingFields } from '@repo/domain/center/streaming-form'
import { streamingLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { Email } from '../core/schemas.ts'
import { line, orNone, text } from '../core/text.ts'

const { key, accountId } = streamingLimits

const StreamingWire = z.object({
  email: Email,
  api_key: line(key),
  secret_key: line(key),
  /** The Zoom account; without it the credentials are kept and no class can be streamed. */
  account_id: z.optional(orNone(text(), line(accountId))),
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
