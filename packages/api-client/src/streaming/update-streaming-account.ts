import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { StreamingCodec } from './streaming-body.ts'

/** Replaces the center's video credentials, all of them. */
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
