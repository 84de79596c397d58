import { centerLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'
import { text } from '../core/text.ts'

/** Accepts the agreement for the session's own center, named by the host its panel is opened at. */
export const acceptAgreement = endpoint({
  method: 'PUT',
  path: '/api/v2/admin/accept-agreement',
  summary: 'Accept the agreement',
  access: { kind: 'staff', permission: 'center_information_show' },
  body: z.object({ hostname: text().check(z.trim(), z.minLength(1), z.maxLength(centerLimits.hostLength)) }),
  response: Done,
})
