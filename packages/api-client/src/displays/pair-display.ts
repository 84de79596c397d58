import { displayLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { line, text } from '../core/text.ts'

/** A member of staff enters the code a wall shows; the wall then belongs to the branch. */
export const pairDisplay = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/displays',
    summary: 'Pair a wall by its code',
    access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
    body: z.object({
      code: text().check(z.regex(/^\d{6}$/)),
      name: line(displayLimits.name),
    }),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 404: ['pairing-code-unknown'] },
  }),
)
