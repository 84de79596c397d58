import { secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { text } from '../core/text.ts'

/** Asks whether a coach has entered the code; the token is handed out once. 404 once the code has expired. */
export const collectPairing = endpoint({
  method: 'POST',
  path: '/api/v2/displays/pairing',
  summary: 'Collect the token of a paired wall',
  access: { kind: 'center' },
  body: z.object({
    secret: text().check(z.minLength(secretLimits.pairing.min), z.maxLength(secretLimits.pairing.max)),
  }),
  response: z.object({ token: z.nullable(z.string()) }),
  errors: { 404: ['pairing-code-unknown'] },
})
