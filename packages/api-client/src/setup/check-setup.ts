import { secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { text } from '../core/text.ts'

/** What the printed link carries; it never stands in an address that is sent or logged. */
export const SetupToken = text().check(z.minLength(1), z.maxLength(secretLimits.issued.max))

/** Tells whether the link of a first start is good, and which host names the new center will be reached by at least. */
export const checkSetup = endpoint({
  method: 'POST',
  path: '/api/v2/setup/check',
  summary: 'Check the link of the first start',
  access: { kind: 'public' },
  body: z.object({ token: SetupToken }),
  response: z.object({ hosts: z.array(z.string()) }),
  errors: { 404: ['setup-token-unknown'], 409: ['already-set-up'] },
})
