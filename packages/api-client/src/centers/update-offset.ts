import { centerLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { text } from '../core/text.ts'

/** A time zone, with its whole hours as they travel. */
export const ZoneShape = {
  offset_name: text().check(z.minLength(1), z.maxLength(centerLimits.zoneLength)),
  offset: text().check(z.regex(/^[+-]?\d{1,2}$/)),
}

/** Stores the whole-hour offset of the center's time zone. Acts on the session's own center only. */
export const updateOffset = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/branch/{uuid}/update-offset',
    summary: 'Store the offset of the time zone',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    body: seen(renamed(z.object(ZoneShape), { offset_name: 'zone' })),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)
