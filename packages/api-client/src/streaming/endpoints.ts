import type { StreamingFields } from '@repo/domain/center/streaming-form'
import { streamingLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint, type Endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Email, Uuid } from '../core/schemas.ts'
import { line, orNone, text } from '../core/text.ts'
import { CHANGED_MEANWHILE, seen } from '../core/with-version.ts'

const { key, accountId } = streamingLimits

const StreamingWire = z.object({
  email: Email,
  api_key: line(key),
  secret_key: line(key),
  account_id: z.optional(orNone(text(), line(accountId))),
})

const StreamingCodec = z.codec(StreamingWire, z.custom<StreamingFields>(), {
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

/** At most one per center. No call returns the secret. */
export const createStreamingAccount = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/streaming',
    summary: 'Store the video credentials',
    access: { kind: 'staff', permission: 'center_information_show', feature: 'streaming' },
    body: StreamingCodec,
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 409: ['streaming-account-exists'] },
  }),
)

export const updateStreamingAccount = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/streaming/{uuid}',
    summary: 'Replace the video credentials',
    access: { kind: 'staff', permission: 'center_information_show', feature: 'streaming' },
    params: z.object({ uuid: Uuid }),
    body: seen(StreamingCodec),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)

export const deleteStreamingAccount = endpoint({
  method: 'DELETE',
  path: '/api/v2/streaming/{uuid}',
  summary: 'Delete the video credentials',
  access: { kind: 'staff', permission: 'center_information_show', feature: 'streaming' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})

export const streamingEndpoints = {
  createStreamingAccount,
  updateStreamingAccount,
  deleteStreamingAccount,
} satisfies Record<string, Endpoint>
