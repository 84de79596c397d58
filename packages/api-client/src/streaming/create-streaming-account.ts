import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { StreamingCodec } from './streaming-body.ts'

/** Stores the center's video credentials; it has one account at most. The secret is returned by no call. */
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
